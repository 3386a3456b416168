-- Searches that somebody keeps, and the homes that were found for them.
create table alert (
  id int generated always as identity primary key,
  account_id int references account (id) on delete cascade deferrable initially immediate,
  visitor_id text,
  name text not null check (length(name) between 1 and 100),
  notification smallint not null check (notification in (0, 1, 2, 3)),
  filter jsonb not null,
  locale text not null,
  email text,
  email_confirmed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  opened_at timestamptz not null,
  check ((account_id is null) <> (visitor_id is null)),
  check (email is null or visitor_id is not null)
);
create index alert_account on alert (account_id);
create index alert_visitor on alert (visitor_id);
comment on column alert.notification is 'How often it is mailed: 0 never, 1 weekly, 2 daily, 3 immediately.';
comment on column alert.filter is 'What is searched for, by the names of a search filter; fields that ask for nothing are left out.';
comment on column alert.email is 'Where a visitor wants to hear of homes; nothing goes there before email_confirmed_at.';
comment on column alert.opened_at is 'Homes found since then are new to whoever keeps it.';

-- A home somebody shall hear of, and why: for an alert, or for a heart whose price fell.
create table alert_match (
  id bigint generated always as identity primary key,
  alert_id int references alert (id) on delete cascade deferrable initially immediate,
  account_id int references account (id) on delete cascade deferrable initially immediate,
  active_offer_id int not null references active_offer (id) on delete cascade deferrable initially immediate,
  reason smallint not null check (reason in (1, 2, 3)),
  price int,
  price_before int,
  happened_at timestamptz not null,
  matched_at timestamptz not null,
  sent_at timestamptz,
  check ((alert_id is null) <> (account_id is null)),
  unique nulls not distinct (alert_id, account_id, active_offer_id, reason, price)
);
create index alert_match_waiting on alert_match (alert_id, matched_at) where sent_at is null;
create index alert_match_offer on alert_match (active_offer_id);
create index alert_match_account on alert_match (account_id);
comment on column alert_match.account_id is 'Whose heart it bears, where no alert found it.';
comment on column alert_match.reason is '1 new to the public, 2 cheaper, 3 back.';
comment on column alert_match.happened_at is 'When the home went online or its price fell.';
comment on column alert_match.sent_at is 'When it was mailed or pushed, or found to be not worth a mail any more.';
