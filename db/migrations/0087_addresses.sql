-- compatible with: any older code
-- The official directory of building addresses, once it was imported. An import writes a directory of its own, which counts when all of it
-- is there; the one before it stays in use until then.
create table address_directory (
  id int generated always as identity primary key,
  is_current boolean not null default false,
  addresses int not null default 0,
  begun_at timestamptz not null
);
create unique index address_directory_current on address_directory (is_current) where is_current;

create table address (
  directory_id int not null,
  postal_code text not null,
  street_key text not null,
  street text not null,
  number text not null,
  city text not null,
  lat double precision not null,
  lng double precision not null
);
comment on column address.street_key is 'The street, folded for look-ups (see name-key.ts).';
create index address_street on address (directory_id, postal_code, street_key text_pattern_ops);
