-- The owner's record of a listing.
create table offer (
  id int generated always as identity primary key,
  status smallint not null default 0,
  active_offer_id int,
  user_id int,
  property_owner_user_id int,
  agency_id int references agency (id),
  local_store_id text,
  version int not null default 1,
  offer_type smallint not null,
  category smallint not null,
  sub_category int not null default 0,
  title text,
  description text,
  price int,
  net_price int,
  additional_fees int,
  price_type smallint not null default 0,
  currency text not null default 'CHF',
  country text not null default 'CH',
  region text,
  district text,
  city text,
  city_id int references location (id),
  street text,
  postal_code text,
  place_id text,
  lat double precision,
  lng double precision,
  rooms real,
  bathrooms real,
  kitchens smallint,
  floor smallint,
  floors_in_building smallint,
  living_space int,
  land_area int,
  parkings smallint,
  exposition smallint not null default 0,
  features int not null default 0,
  build_in smallint,
  available_from date,
  acquisition_date date,
  acquisition_price int,
  your_estimation int,
  is_private boolean not null default false,
  is_to_suggest boolean not null default false,
  is_sample boolean not null default false,
  end_date timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index offer_user on offer (user_id);

-- The public copy. Imported listings have only this one.
create table active_offer (
  id int generated always as identity primary key,
  status smallint not null,
  offer_id int references offer (id),
  crawling_id int,
  user_id int,
  agency_id int references agency (id),
  source_id int not null references source (id),
  is_external boolean not null default false,
  external_id text,
  external_type text,
  source_url text,
  content_hash text,
  offer_type smallint not null,
  category smallint not null,
  sub_category int not null default 0,
  title text not null,
  description text not null default '',
  language text,
  price int,
  net_price int,
  additional_fees int,
  price_type smallint not null default 0,
  currency text not null default 'CHF',
  country text not null default 'CH',
  region text,
  district text,
  city text not null,
  city_id int references location (id),
  street text,
  postal_code text,
  place_id text,
  lat double precision,
  lng double precision,
  rooms real,
  bathrooms real,
  kitchens smallint,
  floor smallint,
  floors_in_building smallint,
  living_space int,
  land_area int,
  parkings smallint,
  exposition smallint not null default 0,
  features int not null default 0,
  build_in smallint,
  renovated_in smallint,
  available_from date,
  contact_type smallint not null default 1,
  advertiser_name text,
  agency_name text,
  agency_address text,
  agency_html text,
  phone_number text,
  contact_email text,
  display_contact_form boolean not null default true,
  is_private boolean not null default false,
  is_to_suggest boolean not null default false,
  is_sample boolean not null default false,
  missed_runs smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  end_date timestamptz
);
comment on column active_offer.external_type is 'Category and type in the words of the feed, for example APPT/8: nothing is lost.';
comment on column active_offer.content_hash is 'Of everything the feed said of the object: equal means nothing to write.';
comment on column active_offer.contact_email is 'Where enquiries go; never shown.';
comment on column active_offer.missed_runs is 'Full loads in a row in which the object was missing.';
create unique index active_offer_external on active_offer (source_id, agency_id, external_id) where external_id is not null;
create index active_offer_agency on active_offer (agency_id);
create index active_offer_city on active_offer (city_id);
create index active_offer_offer on active_offer (offer_id);
create index active_offer_sample on active_offer (id) where is_sample;
alter table offer add foreign key (active_offer_id) references active_offer (id);

create table picture (
  id int generated always as identity primary key,
  hash text not null unique,
  width int not null,
  height int not null,
  thumb_hash text not null,
  color text not null,
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);
comment on column picture.hash is 'SHA-256 of the original''s bytes, hexadecimal: names the files in the object store.';
comment on column picture.thumb_hash is 'ThumbHash, base64.';
comment on column picture.color is 'Average colour, #rrggbb: what stands in the frame until the picture does.';

create table active_offer_picture (
  active_offer_id int not null references active_offer (id) on delete cascade,
  position smallint not null,
  picture_id int not null references picture (id),
  title text,
  file_name text,
  primary key (active_offer_id, position)
);
comment on column active_offer_picture.position is 'From 1; the first is the cover.';
comment on column active_offer_picture.file_name is
  'Name in the feed, which sends a picture only once: tells which one is meant when the file is not there.';
create index active_offer_picture_picture on active_offer_picture (picture_id);

-- Histories, from the first day. Written by triggers, so that no way of writing can forget them.
create table offer_status_history (
  id int generated always as identity primary key,
  offer_id int not null references offer (id) on delete cascade,
  from_status smallint,
  to_status smallint not null,
  changed_at timestamptz not null default now()
);
create index offer_status_history_offer on offer_status_history (offer_id);

create table active_offer_status_history (
  id int generated always as identity primary key,
  active_offer_id int not null references active_offer (id) on delete cascade,
  from_status smallint,
  to_status smallint not null,
  changed_at timestamptz not null default now()
);
create index active_offer_status_history_offer on active_offer_status_history (active_offer_id);

create table active_offer_price_history (
  id int generated always as identity primary key,
  active_offer_id int not null references active_offer (id) on delete cascade,
  price int,
  price_type smallint not null,
  changed_at timestamptz not null default now()
);
create index active_offer_price_history_offer on active_offer_price_history (active_offer_id);

create function record_offer_insert() returns trigger language plpgsql as $$
begin
  insert into offer_status_history (offer_id, to_status, changed_at)
  select id, status, created_at from added;
  return null;
end $$;
create trigger offer_insert after insert on offer
  referencing new table as added for each statement execute function record_offer_insert();

create function record_offer_update() returns trigger language plpgsql as $$
begin
  insert into offer_status_history (offer_id, from_status, to_status)
  select a.id, b.status, a.status from after_update a join before_update b using (id) where a.status <> b.status;
  return null;
end $$;
create trigger offer_update after update on offer
  referencing old table as before_update new table as after_update
  for each statement execute function record_offer_update();

create function record_active_offer_insert() returns trigger language plpgsql as $$
begin
  insert into active_offer_status_history (active_offer_id, to_status, changed_at)
  select id, status, created_at from added;
  insert into active_offer_price_history (active_offer_id, price, price_type, changed_at)
  select id, price, price_type, created_at from added;
  return null;
end $$;
create trigger active_offer_insert after insert on active_offer
  referencing new table as added for each statement execute function record_active_offer_insert();

create function record_active_offer_update() returns trigger language plpgsql as $$
begin
  insert into active_offer_status_history (active_offer_id, from_status, to_status)
  select a.id, b.status, a.status from after_update a join before_update b using (id) where a.status <> b.status;
  insert into active_offer_price_history (active_offer_id, price, price_type)
  select a.id, a.price, a.price_type from after_update a join before_update b using (id)
  where (a.price, a.price_type) is distinct from (b.price, b.price_type);
  return null;
end $$;
create trigger active_offer_update after update on active_offer
  referencing old table as before_update new table as after_update
  for each statement execute function record_active_offer_update();
