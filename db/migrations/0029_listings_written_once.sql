-- A listing of a source is written once, in the state it takes at once; its history says that it came by way of Crawling (-1).
create or replace function record_active_offer_insert() returns trigger language plpgsql as $$
begin
  insert into active_offer_status_history (active_offer_id, from_status, to_status, changed_at)
  select id, step.from_status, step.to_status, created_at
  from added cross join lateral (
    values (null::smallint, case when is_external then -1 else status end, 1), (-1, status, 2)
  ) as step (from_status, to_status, number)
  where number = 1 or (is_external and status <> -1)
  order by id, number;
  insert into active_offer_price_history (active_offer_id, price, price_type, changed_at)
  select id, price, price_type, created_at from added;
  return null;
end $$;

-- As before, but what a row needs is worked out once for it: the planner had copied the counts and the median into each value
-- that uses them, and the logarithm of a numeric is slow. The values are the same but for rounding. One changes: a list by place
-- goes by the name that the listing shows, which may be a locality, and not by that of the municipality.
create or replace function refresh_offer_search(ids int[]) returns void language sql as $$
  delete from offer_search s where s.id = any(ids)
    and not exists (select from active_offer o where o.id = s.id and o.status = 40);
  with priced as materialized (
    select o as o, l.canton_id, l.zone_id, l.id as city,
      comparable_price(o.offer_type, o.price, o.price_type, o.living_space) as price,
      coalesce(public_coordinate(o.lat, o.street), l.lat) as lat,
      coalesce(public_coordinate(o.lng, o.street), l.lng) as lng,
      (select count(*) from active_offer_picture p where p.active_offer_id = o.id) as pictures,
      (select p.median_price_per_m2 from place_price p
        where p.location_id in (l.id, l.canton_id) and p.offer_type = o.offer_type and p.category = o.category
          and p.offers >= 10
        order by p.location_id desc limit 1) as median_price_per_m2
    from active_offer o left join location l on l.id = o.city_id
    where o.id = any(ids) and o.status = 40
  ), measured as materialized (
    select *, case when (o).living_space > 0 then (price::real / (o).living_space)::real end as price_per_m2 from priced
  ), scored as materialized (
    select *, offer_completeness(o, pictures) as completeness,
      price_plausibility(price_per_m2, median_price_per_m2) as plausibility
    from measured
  )
  insert into offer_search (id, offer_type, category, sub_category, features, price, price_per_m2, rooms, living_space,
    floor, available_from, added_at, canton_id, zone_id, city_id, postal_code, city_key, source_id, agency_id, lat, lng,
    completeness, plausibility, recommended_rank)
  select (o).id, (o).offer_type, (o).category, (o).sub_category, (o).features, price, price_per_m2, (o).rooms,
    (o).living_space, (o).floor, (o).available_from, (o).created_at, canton_id, zone_id, city,
    case when (o).postal_code ~ '^\d{4,5}$' then (o).postal_code::int end, lower((o).city), (o).source_id,
    (o).agency_id, lat, lng, completeness, plausibility,
    ln((completeness * plausibility)::float8) / ln(2::float8) + extract(epoch from (o).created_at)::float8 / (14 * 86400)
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
drop function place_median(int, int, smallint, smallint);
comment on column offer_search.city_key is 'The place as the listing names it, for the order by place.';

select refresh_offer_search(array_agg(id)) from active_offer where status = 40 group by id / 5000;
