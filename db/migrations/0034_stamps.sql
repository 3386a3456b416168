-- What many pages are made from besides listings says when it changed last, so that answers kept in memory can be checked by
-- one small look. A stamp is added, never rewritten: two who change the same table at once do not wait for one another.
create table stamp (
  name text not null,
  changed xid8 not null default pg_current_xact_id(),
  primary key (name, changed)
);
comment on column stamp.name is 'A table.';
comment on column stamp.changed is 'A transaction that changed it; the latest one of each table is kept, and those still running.';

create function leave_stamp(of_table text) returns void language sql as $$
  delete from stamp where (name, changed) in (
    select name, changed from stamp
    where name = of_table and changed < pg_snapshot_xmin(pg_current_snapshot())
    for update skip locked);
  insert into stamp (name) values (of_table) on conflict do nothing;
$$;

create function stamp_table() returns trigger language plpgsql as $$
begin
  perform leave_stamp(tg_table_name);
  return null;
end $$;

create trigger source_stamp after insert or delete or update of name on source
  for each statement execute function stamp_table();
create trigger agency_stamp after insert or delete or update of name on agency
  for each statement execute function stamp_table();
create trigger location_stamp after insert or delete or update on location
  for each statement execute function stamp_table();
create trigger area_stamp after insert or delete or update on area
  for each statement execute function stamp_table();

-- Medians are worked out after every import: only those that come out otherwise are written, and only then it counts as a change.
create or replace function refresh_place_prices() returns void language sql as $$
  with fresh as materialized (
    select place as location_id, offer_type, category,
      (percentile_cont(0.5) within group (order by price_per_m2))::real as median_price_per_m2, count(*)::int as offers
    from offer_search cross join lateral (values (canton_id), (zone_id), (city_id)) as v (place)
    where price_per_m2 is not null and place is not null
    group by place, offer_type, category
  ), gone as (
    delete from place_price p where not exists (
      select from fresh f
      where f.location_id = p.location_id and f.offer_type = p.offer_type and f.category = p.category)
  )
  insert into place_price as p (location_id, offer_type, category, median_price_per_m2, offers)
  select location_id, offer_type, category, median_price_per_m2, offers from fresh
  on conflict (location_id, offer_type, category) do update
    set median_price_per_m2 = excluded.median_price_per_m2, offers = excluded.offers
    where (p.median_price_per_m2, p.offers) is distinct from (excluded.median_price_per_m2, excluded.offers);
$$;

create function stamp_table_if_touched() returns trigger language plpgsql as $$
begin
  if exists (select from touched) then perform leave_stamp(tg_table_name); end if;
  return null;
end $$;
create trigger place_price_insert_stamp after insert on place_price
  referencing new table as touched for each statement execute function stamp_table_if_touched();
create trigger place_price_update_stamp after update on place_price
  referencing new table as touched for each statement execute function stamp_table_if_touched();
create trigger place_price_delete_stamp after delete on place_price
  referencing old table as touched for each statement execute function stamp_table_if_touched();

-- A picture that moves or is named anew changes what a listing shows.
create trigger active_offer_picture_update after update on active_offer_picture
  referencing new table as touched for each statement execute function mirror_active_offer_picture();
