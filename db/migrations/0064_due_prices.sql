-- The price of a place is worked out anew only where a home came, went or changed: an import among a million listings read all
-- of them. Before, everything once more, so that nothing is due.
select refresh_place_prices();

create index offer_search_canton on offer_search (canton_id, offer_type, category);

create table place_price_due (
  location_id int not null,
  offer_type smallint not null,
  category smallint not null
);
comment on table place_price_due is
  'Prices of places to be worked out anew; one may stand here often. Without a key: who writes a home waits for nobody.';

create function note_due_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into place_price_due
    select distinct place, offer_type, category
    from after_write cross join lateral (values (canton_id), (zone_id), (city_id)) as v (place)
    where price_per_m2 is not null and place is not null;
  elsif tg_op = 'DELETE' then
    insert into place_price_due
    select distinct place, offer_type, category
    from before_write cross join lateral (values (canton_id), (zone_id), (city_id)) as v (place)
    where price_per_m2 is not null and place is not null;
  else
    with before as (
      select id, price_per_m2, offer_type, category, canton_id, zone_id, city_id from before_write
    ), after as (
      select id, price_per_m2, offer_type, category, canton_id, zone_id, city_id from after_write
    ), changed as (
      (table before except table after) union all (table after except table before)
    )
    insert into place_price_due
    select distinct place, offer_type, category
    from changed cross join lateral (values (canton_id), (zone_id), (city_id)) as v (place)
    where price_per_m2 is not null and place is not null;
  end if;
  return null;
end $$;
create trigger offer_search_insert_price after insert on offer_search
  referencing new table as after_write for each statement execute function note_due_prices();
create trigger offer_search_update_price after update on offer_search
  referencing old table as before_write new table as after_write for each statement execute function note_due_prices();
create trigger offer_search_delete_price after delete on offer_search
  referencing old table as before_write for each statement execute function note_due_prices();

drop function refresh_place_prices();
-- Of so many that are due, or of all. Only prices that come out otherwise are written, and only then it counts as a change.
create function refresh_place_prices(most int default null) returns void language plpgsql as $$
begin
  -- One after the other: who comes second counts what the first has written.
  lock table place_price in share row exclusive mode;
  with done as (
    delete from place_price_due where ctid in (select ctid from place_price_due limit most) returning *
  ), due as materialized (
    select distinct location_id, offer_type, category from done
  ), fresh as materialized (
    select due.*, homes.median_price_per_m2, homes.offers
    from due cross join lateral (
      select (percentile_cont(0.5) within group (order by price_per_m2))::real as median_price_per_m2, count(*)::int as offers
      from (
        select price_per_m2, offer_type, category from offer_search where canton_id = due.location_id
        union all
        select price_per_m2, offer_type, category from offer_search where zone_id = due.location_id
        union all
        select price_per_m2, offer_type, category from offer_search where city_id = due.location_id
      ) of_place
      where offer_type = due.offer_type and category = due.category and price_per_m2 is not null
    ) homes
  ), gone as (
    delete from place_price p using fresh f
    where f.offers = 0 and f.location_id = p.location_id and f.offer_type = p.offer_type and f.category = p.category
  )
  insert into place_price as p (location_id, offer_type, category, median_price_per_m2, offers)
  select location_id, offer_type, category, median_price_per_m2, offers from fresh where offers > 0
  on conflict (location_id, offer_type, category) do update
    set median_price_per_m2 = excluded.median_price_per_m2, offers = excluded.offers
    where (p.median_price_per_m2, p.offers) is distinct from (excluded.median_price_per_m2, excluded.offers);
end $$;
