create extension if not exists pg_trgm;

-- Cantons, districts, municipalities and postal codes: everything people search by.
-- The id is unique over all kinds (see location-id.ts) and never changes.
create table location (
  id int primary key,
  type smallint not null,
  name text not null,
  text_en text not null,
  text_fr text not null,
  text_de text not null,
  text_it text not null,
  region_code text not null,
  canton_id int not null,
  zone_id int,
  city_id int,
  postal_code text,
  lat double precision not null,
  lng double precision not null,
  radius_m real not null,
  weight real not null default 0
);
comment on column location.weight is 'How well known the place is, 0 … 1: ranks suggestions.';
comment on column location.city_id is 'Main municipality of a postal code; the municipality itself; null for larger places.';
create index location_city on location (city_id);
create index location_postal_code on location (postal_code);

-- Localities as the post and the official directory know them.
create table locality (
  id int generated always as identity primary key,
  name text not null,
  postal_code text not null,
  city_id int not null references location (id),
  share real not null default 1,
  language text,
  lat double precision not null,
  lng double precision not null
);
comment on column locality.share is 'Share of the locality''s addresses that lie in this municipality, 0 … 1.';
create index locality_postal_code on locality (postal_code);
create index locality_city on locality (city_id);

-- Every spelling a place is looked up by, folded (see name-key.ts).
create table location_name (
  location_id int not null references location (id) on delete cascade,
  name_key text not null,
  label text not null,
  primary key (location_id, name_key)
);
create index location_name_prefix on location_name (name_key text_pattern_ops);
create index location_name_fuzzy on location_name using gin (name_key gin_trgm_ops);
