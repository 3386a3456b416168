-- compatible with: any older code
-- Mails to addresses that never confirmed: how many of late, which want none, and which are confirmed. (decision 068)
create table confirmed_address (
  address_hash text primary key,
  confirmed_at timestamptz not null default now()
);
comment on table confirmed_address is 'Addresses that confirmed or answered once, whatever became of the account since.';
comment on column confirmed_address.address_hash is 'mail_address_hash of the address.';

create table mailbox (
  mailbox_hash text primary key,
  planned timestamptz[] not null default '{}',
  start_at timestamptz,
  last_at timestamptz,
  stopped_at timestamptz
);
create index mailbox_idle on mailbox (last_at) where stopped_at is null;
comment on table mailbox is 'Mailboxes behind addresses that never confirmed. No address stands here.';
comment on column mailbox.mailbox_hash is 'Hash of the mailbox: all spellings of one address are one (mailboxOf).';
comment on column mailbox.planned is 'When the last mails go out, at most five, the earliest first; they may lie ahead.';
comment on column mailbox.start_at is 'When the mail goes out that was counted last; null for one that had to wait too long.';
comment on column mailbox.last_at is 'The last of planned.';
comment on column mailbox.stopped_at is 'The stop link was used. Holds for addresses that did not confirm since.';

alter table mail
  add column mailbox_hash text,
  add column held_until timestamptz;
comment on column mail.mailbox_hash is 'Of mails to addresses that had not confirmed; null for all others.';
comment on column mail.held_until is 'It waits for its turn among the mails to one mailbox.';
create index mail_mailbox_waiting on mail (mailbox_hash)
  where mailbox_hash is not null and sent_at is null and refused_at is null;

create function mail_address_hash(address text) returns text language sql immutable as
  $$ select encode(sha256(convert_to(lower(address), 'UTF8')), 'hex') $$;

create function confirm_address(address text) returns void language sql as $$
  insert into confirmed_address (address_hash) values (mail_address_hash(address))
  on conflict (address_hash) do update set confirmed_at = excluded.confirmed_at
$$;

create function note_confirmed_address() returns trigger language plpgsql as $$
begin
  perform confirm_address(new.email);
  return null;
end $$;

create trigger account_address_confirmed after insert or update of email, email_confirmed on account
  for each row when (new.email_confirmed and new.erased_at is null) execute function note_confirmed_address();
create trigger alert_address_confirmed after insert or update of email_confirmed_at on alert
  for each row when (new.email_confirmed_at is not null and new.email is not null)
  execute function note_confirmed_address();

insert into confirmed_address (address_hash)
select mail_address_hash(email) from account where email_confirmed and erased_at is null
union
select mail_address_hash(email) from alert where email_confirmed_at is not null and email is not null;
