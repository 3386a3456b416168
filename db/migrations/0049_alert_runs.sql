-- Mails to people who wait for homes: prepared first, let go together.
create table alert_run (
  id int generated always as identity primary key,
  frequency smallint not null check (frequency in (1, 2, 3)),
  due_at timestamptz not null,
  started_at timestamptz not null,
  left_at timestamptz,
  ended_at timestamptz,
  unique (frequency, due_at)
);
create unique index alert_run_gathering on alert_run (frequency) where left_at is null;
create index alert_run_open on alert_run (frequency, id) where ended_at is null;
comment on column alert_run.due_at is 'What was found until then is told; one run for each seven o''clock.';
comment on column alert_run.left_at is 'All its letters are there: since then they go out, in the order of their lots.';
comment on column alert_run.ended_at is 'Each of its letters became a mail, or none.';

-- What one person hears in one run.
create table alert_letter (
  id bigint generated always as identity primary key,
  run_id int not null references alert_run (id) on delete cascade deferrable initially immediate,
  account_id int references account (id) on delete cascade deferrable initially immediate,
  email text,
  lot double precision not null default random(),
  not_before timestamptz not null,
  mail_key text,
  online_at timestamptz,
  composed_at timestamptz,
  check ((account_id is null) <> (email is null)),
  unique nulls not distinct (run_id, account_id, email)
);
create index alert_letter_waiting on alert_letter (run_id, lot) where composed_at is null;
create index alert_letter_composed on alert_letter (composed_at) where composed_at is not null;
create index alert_letter_account on alert_letter (account_id);
comment on column alert_letter.email is 'Where a visitor hears of homes, in small letters.';
comment on column alert_letter.lot is 'Drawn for everybody alike: it alone decides who is written to before whom.';
comment on column alert_letter.online_at is 'Since when the home was online that waited longest in its mail.';

alter table alert_match
  add column frequency smallint not null default 3,
  add column letter_id bigint,
  add column closed_as smallint;
comment on column alert_match.frequency is 'How often who bears it is mailed, as the alert says; a heart bears at once.';
comment on column alert_match.letter_id is 'The letter that tells of it; null until a run takes it.';
comment on column alert_match.closed_as is '1 told, 2 gone, 3 hidden, 4 dearer again, 5 told before, 6 unwanted, 7 no address.';
create index alert_match_due on alert_match (frequency, matched_at) where sent_at is null and letter_id is null;
create index alert_match_letter on alert_match (letter_id) where sent_at is null;

create function set_match_frequency() returns trigger language plpgsql as $$
begin
  new.frequency := coalesce((select notification from alert where id = new.alert_id), 3);
  return new;
end $$;
create trigger alert_match_frequency before insert on alert_match
  for each row when (new.alert_id is not null) execute function set_match_frequency();

-- What waits follows the rhythm that its alert has by now.
create function follow_alert_notification() returns trigger language plpgsql as $$
begin
  update alert_match set frequency = new.notification
  where alert_id = new.id and sent_at is null and letter_id is null;
  return null;
end $$;
create trigger alert_notification_followed after update of notification on alert
  for each row when (old.notification is distinct from new.notification) execute function follow_alert_notification();

-- How long mails took, as sums: of no person.
create table alert_delay (
  day date not null,
  seconds int not null check (seconds > 0),
  mails int not null check (mails > 0),
  primary key (day, seconds)
);
comment on table alert_delay is 'From a home going online to its mail leaving; seconds rounded up to two digits.';

-- Addresses that do not take mail.
create table alert_refusal (
  email_key text primary key,
  refusals smallint not null,
  refused_at timestamptz not null,
  stopped_at timestamptz
);
comment on column alert_refusal.stopped_at is 'Since then nothing is sent there.';
