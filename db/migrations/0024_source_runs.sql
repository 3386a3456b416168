-- What each delivery of a feed did, agency by agency.
create table source_run (
  id int generated always as identity primary key,
  source_id int not null references source (id),
  agency_id int references agency (id) on delete cascade,
  agency_name text not null,
  ran_at timestamptz not null,
  file_name text,
  file_digest text not null,
  encoding text,
  outcome text not null check (outcome in ('done', 'held', 'refused')),
  read int not null default 0,
  created int not null default 0,
  updated int not null default 0,
  unchanged int not null default 0,
  withdrawn int not null default 0,
  missing int not null default 0,
  put_aside int not null default 0,
  problems int not null default 0
);
comment on column source_run.agency_id is 'Null where the run brought no agency along: held or refused before there was one.';
comment on column source_run.agency_name is 'As the command named it.';
comment on column source_run.file_digest is 'SHA-256 of the file, hexadecimal: the same twice is the same delivery.';
comment on column source_run.encoding is 'As it was recognised; null for a refused file.';
create index source_run_agency on source_run (agency_id, ran_at desc);

-- The references of an object without the agency_id of its feed: finds it under another agency.
create index active_offer_references on active_offer (substring(external_id from '#.*')) where external_id is not null;
