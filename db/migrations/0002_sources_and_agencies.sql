-- Where listings come from; 0 is the product itself, the rest is filled by operators.
create table source (
  id int primary key,
  name text not null,
  kind text not null default 'portal',
  owner text,
  format text,
  rhythm text,
  last_run_at timestamptz,
  last_errors int not null default 0
);
insert into source (id, name, kind, format) values
  (0, 'Lares', 'own', null),
  (1, 'IDX agencies', 'feed', 'IDX3.01');

create table agency (
  id int generated always as identity primary key,
  type smallint not null default 1,
  status smallint not null default 10,
  name text not null,
  slug text not null,
  street text,
  postal_code text,
  city text,
  city_id int references location (id),
  phone text,
  email text,
  website text,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index agency_name on agency (lower(name));
create index agency_city on agency (city_id);
