-- The index of alerts in memory follows this: which alerts were made, say something else that it goes by, or are gone.
create table alert_change (
  alert_id int primary key,
  changed xid8 not null default pg_current_xact_id(),
  removed_at timestamptz
);
create index alert_change_changed on alert_change (changed);
create index alert_change_removed on alert_change (removed_at) where removed_at is not null;
comment on column alert_change.changed is 'The transaction that changed it last.';

create function remember_alert_insert() returns trigger language plpgsql as $$
begin
  insert into alert_change (alert_id) select id from added;
  return null;
end $$;
create trigger alert_insert after insert on alert
  referencing new table as added for each statement execute function remember_alert_insert();

create function remember_alert_update() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  insert into alert_change (alert_id)
  select a.id from after_update a join before_update b using (id)
  where (a.account_id is null, a.notification, a.filter, a.email_confirmed_at is null)
    is distinct from (b.account_id is null, b.notification, b.filter, b.email_confirmed_at is null)
  on conflict (alert_id) do update set changed = excluded.changed;
  return null;
end $$;
create trigger alert_update after update on alert
  referencing old table as before_update new table as after_update
  for each statement execute function remember_alert_update();

create function remember_alert_removal() returns trigger language plpgsql as $$
begin
  insert into alert_change (alert_id, removed_at) select id, now() from gone
  on conflict (alert_id) do update set changed = excluded.changed, removed_at = excluded.removed_at;
  return null;
end $$;
create trigger alert_removal after delete on alert
  referencing old table as gone for each statement execute function remember_alert_removal();

-- What happened to a public home that alerts are held against: one row until all of them were.
create table home_news (
  id bigint generated always as identity primary key,
  active_offer_id int not null references active_offer (id) on delete cascade deferrable initially immediate,
  kind smallint not null check (kind in (1, 2, 3, 4)),
  price int,
  price_before int,
  comparable_before int,
  happened_at timestamptz not null,
  heard_at timestamptz not null,
  matched_at timestamptz,
  unique (active_offer_id, happened_at)
);
create index home_news_waiting on home_news (heard_at) where matched_at is null;
create index home_news_matched on home_news (matched_at) where matched_at is not null;
comment on column home_news.kind is '1 new to the public, 2 cheaper, 3 back, 4 has another price that is not less.';
comment on column home_news.comparable_before is 'What searches compared before: rent per month, or the total for a sale; null on request.';
comment on column home_news.matched_at is 'When all alerts that it fits had been told.';
