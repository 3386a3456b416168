-- The search table: one narrow row for each listing the public can find (status 40), and nothing else.
-- Derived from active_offer by triggers, so that there is one truth.
create table offer_search (
  id int primary key references active_offer (id) on delete cascade,
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
  quality real not null,
  recommended_rank double precision not null
);
comment on column offer_search.price is 'Comparable: rent per month, or the total for a sale; null on request.';
comment on column offer_search.price_per_m2 is 'Of the comparable price and the living space.';
comment on column offer_search.quality is 'Completeness × plausibility of the price, 0 … 1.';
comment on column offer_search.recommended_rank is
  'log2(quality × freshness) without the common part: a half-life of 14 days makes the order the same on every day, so it can be indexed.';

-- Median asking price per m² of a place, the yardstick for plausibility and for the listing page.
create table place_price (
  location_id int not null references location (id) on delete cascade,
  offer_type smallint not null,
  category smallint not null,
  median_price_per_m2 real not null,
  offers int not null,
  primary key (location_id, offer_type, category)
);

-- The price of one month (rent) or of the whole (sale), whatever period or area the advertiser named.
create function comparable_price(offer_type smallint, price int, price_type smallint, living_space int)
returns int language sql immutable as $$
  select case
    when price is null or price <= 0 then null
    when price_type between 10 and 16 and living_space is null then null
    else least(2147483647, round(
      price::numeric
      * case when price_type between 10 and 16 then living_space else 1 end
      * case when offer_type <> 1 then 1 else case price_type
          when 10 then 1.0 / 12 when 35 then 1.0 / 12
          when 13 then 30.4375 when 19 then 30.4375
          when 14 then 4.348 when 20 then 4.348
          when 15 then 1.0 / 3 when 25 then 1.0 / 3
          when 16 then 1.0 / 6 when 30 then 1.0 / 6
          else 1 end end
    ))::int
  end
$$;

-- 0.2 … 1: how much of what a seeker wants to know is there.
create function offer_completeness(o active_offer, pictures bigint) returns real language sql stable as $$
  select least(1, 0.2
    + 0.06 * least(pictures, 5)
    + case when o.living_space is not null or o.land_area is not null then 0.15 else 0 end
    + case when o.rooms is not null or o.category not in (1, 2, 4) then 0.1 else 0 end
    + case when o.street is not null and o.lat is not null then 0.1 else 0 end
    + case when length(o.description) >= 200 then 0.1 else 0 end
    + case when o.price is not null then 0.05 else 0 end)::real
$$;

-- 0.3 … 1: how near the price per m² lies to the median of the place; 1 where either is unknown.
create function price_plausibility(price_per_m2 real, median real) returns real language sql immutable as $$
  select case when price_per_m2 is null or median is null or price_per_m2 <= 0 then 1
    else greatest(0.3, exp(-power(ln(price_per_m2 / median) / 0.8, 2))) end::real
$$;

-- The narrowest place with enough homes to speak of a median.
create function place_median(city int, canton int, kind smallint, category_bit smallint) returns real
language sql stable as $$
  select median_price_per_m2 from place_price
  where location_id in (city, canton) and offer_type = kind and category = category_bit and offers >= 10
  order by location_id desc limit 1
$$;

-- Brings the search rows of the given listings up to date.
create function refresh_offer_search(ids int[]) returns void language sql as $$
  delete from offer_search s where s.id = any(ids)
    and not exists (select from active_offer o where o.id = s.id and o.status = 40);
  with priced as (
    select o as o, l.canton_id, l.zone_id, l.id as city,
      comparable_price(o.offer_type, o.price, o.price_type, o.living_space) as price,
      coalesce(l.name, o.city) as city_name,
      (select count(*) from active_offer_picture p where p.active_offer_id = o.id) as pictures
    from active_offer o left join location l on l.id = o.city_id
    where o.id = any(ids) and o.status = 40
  ), measured as (
    select *, case when (o).living_space > 0 then (price::real / (o).living_space)::real end as price_per_m2 from priced
  ), scored as (
    select *, offer_completeness(o, pictures)
      * price_plausibility(price_per_m2, place_median(city, canton_id, (o).offer_type, (o).category)) as quality
    from measured
  )
  insert into offer_search
  select (o).id, (o).offer_type, (o).category, (o).sub_category, (o).features, price, price_per_m2, (o).rooms,
    (o).living_space, (o).floor, (o).available_from, (o).created_at, canton_id, zone_id, city,
    case when (o).postal_code ~ '^\d{4,5}$' then (o).postal_code::int end, lower(city_name), (o).source_id,
    (o).agency_id, quality,
    log(2, quality::numeric) + extract(epoch from (o).created_at) / (14 * 86400)
  from scored
  on conflict (id) do update set
    offer_type = excluded.offer_type, category = excluded.category, sub_category = excluded.sub_category,
    features = excluded.features, price = excluded.price, price_per_m2 = excluded.price_per_m2,
    rooms = excluded.rooms, living_space = excluded.living_space, floor = excluded.floor,
    available_from = excluded.available_from, added_at = excluded.added_at, canton_id = excluded.canton_id,
    zone_id = excluded.zone_id, city_id = excluded.city_id, postal_code = excluded.postal_code,
    city_key = excluded.city_key, source_id = excluded.source_id, agency_id = excluded.agency_id,
    quality = excluded.quality, recommended_rank = excluded.recommended_rank;
$$;

-- Medians anew from what is on offer now; run after imports, then the scores follow.
create function refresh_place_prices() returns void language sql as $$
  delete from place_price;
  insert into place_price (location_id, offer_type, category, median_price_per_m2, offers)
  select place, offer_type, category, percentile_cont(0.5) within group (order by price_per_m2), count(*)
  from offer_search cross join lateral (values (canton_id), (zone_id), (city_id)) as v (place)
  where price_per_m2 is not null and place is not null
  group by place, offer_type, category;
$$;

create function mirror_active_offer_insert() returns trigger language plpgsql as $$
begin
  perform refresh_offer_search((select array_agg(id) from added));
  return null;
end $$;
create trigger active_offer_search_insert after insert on active_offer
  referencing new table as added for each statement execute function mirror_active_offer_insert();

create function mirror_active_offer_update() returns trigger language plpgsql as $$
begin
  perform refresh_offer_search((select array_agg(id) from after_update));
  return null;
end $$;
create trigger active_offer_search_update after update on active_offer
  referencing new table as after_update for each statement execute function mirror_active_offer_update();

create function mirror_active_offer_picture() returns trigger language plpgsql as $$
begin
  perform refresh_offer_search((select array_agg(distinct active_offer_id) from touched));
  return null;
end $$;
create trigger active_offer_picture_insert after insert on active_offer_picture
  referencing new table as touched for each statement execute function mirror_active_offer_picture();
create trigger active_offer_picture_delete after delete on active_offer_picture
  referencing old table as touched for each statement execute function mirror_active_offer_picture();

create index offer_search_recommended on offer_search (offer_type, recommended_rank desc, id desc);
create index offer_search_added on offer_search (offer_type, added_at desc, id desc);
create index offer_search_price on offer_search (offer_type, price, id);
create index offer_search_city on offer_search (city_id, offer_type, category);
create index offer_search_zone on offer_search (zone_id, offer_type, category);
create index offer_search_canton on offer_search (canton_id, offer_type, category);
create index offer_search_postal_code on offer_search (postal_code, offer_type, category);
create index offer_search_agency on offer_search (agency_id);
