-- compatible with: any older code
-- How searches saw a public home before its first change since the last news of it: alerts compare it with how they see it now.
create table home_change (
  active_offer_id int primary key references active_offer (id) on delete cascade deferrable initially immediate,
  before jsonb not null,
  changed_at timestamptz not null default now()
);
comment on column home_change.before is 'The row of offer_search.';

create function remember_home_change() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  if not exists (select from alert) then return null; end if;
  insert into home_change (active_offer_id, before)
  select b.id, to_jsonb(b) - 'changed'
  from before_update b join after_update a using (id)
  where (a.offer_type, a.category, a.sub_category, a.features, a.price, a.rooms, a.living_space, a.floor, a.available_from,
      a.canton_id, a.zone_id, a.city_id, a.postal_code, a.source_id, a.agency_id, a.lat, a.lng)
    is distinct from (b.offer_type, b.category, b.sub_category, b.features, b.price, b.rooms, b.living_space, b.floor,
      b.available_from, b.canton_id, b.zone_id, b.city_id, b.postal_code, b.source_id, b.agency_id, b.lat, b.lng)
  order by b.id
  on conflict do nothing;
  return null;
end $$;
create trigger offer_search_update after update on offer_search
  referencing old table as before_update new table as after_update
  for each statement execute function remember_home_change();

-- Older code compares the price alone, by comparable_before.
alter table home_news add column before jsonb;
comment on column home_news.before is 'How searches saw the home before, a row of offer_search; of kind 4.';
comment on column home_news.kind is '1 new to the public, 2 cheaper, 3 back, 4 changed in what searches go by.';

-- Older code sends such a home as new.
alter table alert_match add column is_change boolean not null default false;
comment on column alert_match.is_change is 'Of reason 1: the home was public before, and is found only since it changed.';
