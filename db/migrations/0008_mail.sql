-- Mail to be sent and mail that was: written in the transaction that is its cause. (decision 014)
create table mail (
  id bigint generated always as identity primary key,
  key text not null unique,
  recipient text not null,
  locale text not null,
  subject text not null,
  html text,
  text text,
  created_at timestamptz not null default now(),
  claimed_until timestamptz,
  sent_at timestamptz,
  attempts smallint not null default 0,
  last_error text
);
comment on column mail.key is 'Says what the mail is about; a second one with the same key is not written.';
comment on column mail.html is 'Forgotten once a mail server took the mail: it may hold links that open an account.';
comment on column mail.claimed_until is 'One worker is sending it; nobody else tries before this moment.';
create index mail_newest on mail (created_at desc, id desc);
