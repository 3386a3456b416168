-- What a reviewer approved of an offer last, as it was then: the public copy cannot tell, since it hides what its owner hides and
-- follows trusted owners before anybody looks.
create table approved_offer (
  offer_id int primary key references offer (id) on delete cascade deferrable initially immediate,
  content jsonb not null,
  approved_at timestamptz not null
);
comment on table approved_offer is 'Reviewers see side by side what changed since.';

-- Those who wait for a reviewer, the oldest first: before they go online, and after a trusted owner changed them online.
create index offer_waiting on offer (submitted_at, id)
  where status in (15, 20) or (status = 30 and submitted_at > coalesce(reviewed_at, '-infinity'::timestamptz));

-- How a picture looks, in 64 bits: pictures that look alike differ in few of them. Four parts of 16 bits are indexed, so that those
-- within seven bits are found by parts that differ in one bit at most.
alter table picture add column print bigint;
comment on column picture.print is 'Difference hash; null where it was not worked out yet, 0 where there is nothing to tell it by.';
create index picture_print_0 on picture (((print & 65535)::int)) where print <> 0;
create index picture_print_1 on picture ((((print >> 16) & 65535)::int)) where print <> 0;
create index picture_print_2 on picture ((((print >> 32) & 65535)::int)) where print <> 0;
create index picture_print_3 on picture ((((print >> 48) & 65535)::int)) where print <> 0;
create index picture_without_print on picture (id) where print is null;

-- Problems with listings, as people told of them.
create table offer_report (
  id int generated always as identity primary key,
  active_offer_id int references active_offer (id) on delete cascade deferrable initially immediate,
  reason text not null check (reason in
    ('wrongDetails', 'gone', 'fraud', 'duplicate', 'offensive', 'copyright', 'other')),
  description text not null,
  first_name text,
  last_name text,
  email text,
  phone text,
  locale text not null,
  account_id int references account (id) on delete set null deferrable initially immediate,
  digest text not null,
  reported_at timestamptz not null,
  decision text check (decision in ('nothingWrong', 'corrected', 'takenDown')),
  decision_note text,
  decided_by int,
  decided_at timestamptz
);
comment on column offer_report.digest is 'Of the day and of all that was sent: the same report sent again is one.';
comment on column offer_report.email is 'Where the decision goes; forgotten with the name half a year after it.';
create unique index offer_report_digest on offer_report (digest);
create index offer_report_open on offer_report (reported_at, id) where decision is null;
create index offer_report_decided on offer_report (decided_at, id) where decision is not null;
create index offer_report_listing on offer_report (active_offer_id);
create index offer_report_account on offer_report (account_id) where account_id is not null;

-- What may be said for a listing, each with its reason; worked out when something of it changes, read with its page.
create table listing_trust (
  active_offer_id int primary key references active_offer (id) on delete cascade deferrable initially immediate,
  is_email_confirmed boolean not null default false,
  member_since timestamptz,
  reviewed_at timestamptz,
  has_own_pictures boolean,
  feed_since timestamptz
);
comment on column listing_trust.has_own_pictures is
  'No listing of another advertiser shows a picture like one of its own; null where they were not compared yet.';
create index listing_trust_uncompared on listing_trust (active_offer_id) where has_own_pictures is null;

create trigger listing_trust_insert_stamp after insert on listing_trust
  referencing new table as touched for each statement execute function stamp_table_if_touched();
create trigger listing_trust_update_stamp after update on listing_trust
  referencing new table as touched for each statement execute function stamp_table_if_touched();

-- The audit log is read by who did it, too.
create index audit_entry_actor on audit_entry (actor_id, id) where actor_id is not null;
create index audit_entry_time on audit_entry (happened_at, id);
