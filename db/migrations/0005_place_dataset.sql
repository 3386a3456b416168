-- Which edition of each source of places has been loaded, so that a start need not load it again.
create table place_dataset (
  source text primary key,
  version text not null,
  loaded_at timestamptz not null default now()
);
comment on column place_dataset.source is 'packages: the installed npm packages; directory: the official directory, imported by an operator.';

-- A locality and postal code may lie in several municipalities, in each once.
create unique index locality_unique on locality (postal_code, name, city_id);
drop index locality_postal_code;

-- Written once, read often: a list of pending entries would make the planner avoid the index.
alter index location_name_fuzzy set (fastupdate = off);
