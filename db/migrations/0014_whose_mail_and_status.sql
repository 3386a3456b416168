-- Whose affair a mail is: an address may belong to somebody else later.
alter table mail add column account_id int;
comment on column mail.account_id is 'The account it is about, for the download of one''s data; null for mail about none.';
create index mail_account on mail (account_id) where account_id is not null;

-- A suspension ends where it began.
alter table account add column suspended_from smallint;
comment on column account.suspended_from is 'The status before the suspension that is in force.';

-- A sign-in at a provider is answered once: whoever comes back again begins anew.
alter table provider_sign_in add column answered_at timestamptz;
