-- Searches are answered by an index in memory (search-index.ts) that follows this table. Each row says which transaction
-- wrote it, so that "what my last look could not see" is a question with an exact answer; what left is remembered too.
drop table offer_search;

create table offer_search (
  id int primary key references active_offer (id) on delete cascade,
  changed xid8 not null default pg_current_xact_id(),
  offer_type smallint not null,
  category smallint not null,
  sub_category int not null,
  features int not null,
  price int,
  price_per_m2 real,
  rooms real,
  living_space int,
  floor smallint,
  available_from date,
  added_at timestamptz not null,
  canton_id int,
  zone_id int,
  city_id int,
  postal_code int,
  city_key text not null,
  source_id int not null,
  agency_id int,
  lat double precision,
  lng double precision,
  completeness real not null,
  plausibility real not null,
  recommended_rank double precision not null
);
comment on column offer_search.changed is 'The transaction that wrote the row last.';
comment on column offer_search.price is 'Comparable: rent per month, or the total for a sale; null on request.';
comment on column offer_search.price_per_m2 is 'Of the comparable price and the living space.';
comment on column offer_search.lat is
  'Where the public may see it: exact with a street, else to three decimals; without coordinates, the middle of its municipality.';
comment on column offer_search.completeness is 'How much of what a seeker wants to know is there, 0.2 … 1.';
comment on column offer_search.plausibility is 'How near the price per m² lies to the median of the place, 0.3 … 1.';
comment on column offer_search.recommended_rank is
  'log2(completeness × plausibility × freshness) without the common part: with a half-life of 14 days the order is the same on every day.';

-- Listings that left the search table, and when.
create table offer_search_removal (
  id int primary key,
  changed xid8 not null default pg_current_xact_id()
);

create function remember_search_removal() returns trigger language plpgsql as $$
begin
  insert into offer_search_removal (id) select id from gone
    on conflict (id) do update set changed = excluded.changed;
  return null;
end $$;
create trigger offer_search_removed after delete on offer_search
  referencing old table as gone for each statement execute function remember_search_removal();

-- Exact with a street, else to three decimals, about 100 m.
create function public_coordinate(value double precision, street text) returns double precision
language sql immutable as $$ select case when street is null then round(value::numeric, 3)::float8 else value end $$;

-- Brings the search rows of the given listings up to date.
create or replace function refresh_offer_search(ids int[]) returns void language sql as $$
  delete from offer_search s where s.id = any(ids)
    and not exists (select from active_offer o where o.id = s.id and o.status = 40);
  with priced as (
    select o as o, l.canton_id, l.zone_id, l.id as city,
      comparable_price(o.offer_type, o.price, o.price_type, o.living_space) as price,
      coalesce(l.name, o.city) as city_name,
      coalesce(public_coordinate(o.lat, o.street), l.lat) as lat,
      coalesce(public_coordinate(o.lng, o.street), l.lng) as lng,
      (select count(*) from active_offer_picture p where p.active_offer_id = o.id) as pictures
    from active_offer o left join location l on l.id = o.city_id
    where o.id = any(ids) and o.status = 40
  ), measured as (
    select *, case when (o).living_space > 0 then (price::real / (o).living_space)::real end as price_per_m2 from priced
  ), scored as (
    select *, offer_completeness(o, pictures) as completeness,
      price_plausibility(price_per_m2, place_median(city, canton_id, (o).offer_type, (o).category)) as plausibility
    from measured
  )
  insert into offer_search (id, offer_type, category, sub_category, features, price, price_per_m2, rooms, living_space,
    floor, available_from, added_at, canton_id, zone_id, city_id, postal_code, city_key, source_id, agency_id, lat, lng,
    completeness, plausibility, recommended_rank)
  select (o).id, (o).offer_type, (o).category, (o).sub_category, (o).features, price, price_per_m2, (o).rooms,
    (o).living_space, (o).floor, (o).available_from, (o).created_at, canton_id, zone_id, city,
    case when (o).postal_code ~ '^\d{4,5}$' then (o).postal_code::int end, lower(city_name), (o).source_id,
    (o).agency_id, lat, lng, completeness, plausibility,
    log(2, (completeness * plausibility)::numeric) + extract(epoch from (o).created_at) / (14 * 86400)
  from scored
  on conflict (id) do update set
    changed = excluded.changed, offer_type = excluded.offer_type, category = excluded.category,
    sub_category = excluded.sub_category, features = excluded.features, price = excluded.price,
    price_per_m2 = excluded.price_per_m2, rooms = excluded.rooms, living_space = excluded.living_space,
    floor = excluded.floor, available_from = excluded.available_from, added_at = excluded.added_at,
    canton_id = excluded.canton_id, zone_id = excluded.zone_id, city_id = excluded.city_id,
    postal_code = excluded.postal_code, city_key = excluded.city_key, source_id = excluded.source_id,
    agency_id = excluded.agency_id, lat = excluded.lat, lng = excluded.lng, completeness = excluded.completeness,
    plausibility = excluded.plausibility, recommended_rank = excluded.recommended_rank;
  delete from offer_search_removal r using offer_search s where s.id = r.id and r.id = any(ids);
$$;

select refresh_offer_search(array_agg(id)) from active_offer where status = 40 group by id / 5000;

create index offer_search_changed on offer_search (changed);
create index offer_search_removal_changed on offer_search_removal (changed);
create index offer_search_city on offer_search (city_id, offer_type, category);
create index offer_search_zone on offer_search (zone_id, offer_type, category);
