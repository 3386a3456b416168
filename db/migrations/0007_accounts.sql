-- People: what they sign in with and what they say of themselves.
create table account (
  id int generated always as identity primary key,
  email text not null,
  email_key text not null,
  email_confirmed boolean not null default false,
  status smallint not null default 1 check (status in (0, 1, 2, 99)),
  roles_flag int not null default 2 check (roles_flag >= 0),
  password_hash text,
  first_name text not null,
  last_name text not null,
  gender smallint not null default 0,
  phone text,
  mobile_phone text,
  picture text,
  ui_lang smallint not null default 0 check (ui_lang between 0 and 3),
  auto_import boolean not null default false,
  biography text,
  languages smallint[] not null default '{}',
  occupation text,
  occupation_since smallint,
  affiliations int not null default 0,
  diplomas int not null default 0,
  agency_id int references agency (id),
  wanted_agency_id int references agency (id),
  alert_preference boolean not null default true,
  listings_preference boolean not null default true,
  inbox_preference boolean not null default true,
  suggestion_preference boolean not null default true,
  newsletter_preference boolean not null default false,
  terms_accepted_at timestamptz,
  newsletter_consented_at timestamptz,
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_used_step bigint,
  is_sample boolean not null default false,
  created_at timestamptz not null,
  active_at timestamptz not null,
  removed_at timestamptz,
  erased_at timestamptz
);
comment on column account.email_key is 'The address as it is compared: small letters, composed characters.';
comment on column account.totp_secret is 'Key of the one-time codes, encrypted; not in force before totp_confirmed_at.';
comment on column account.totp_used_step is 'Time step of the last code taken: none is taken twice.';
comment on column account.wanted_agency_id is 'The agency whose membership is asked for; agency_id once it is approved.';
create unique index account_email on account (email_key) where status <> 99;

-- An identity at a provider: two providers with the same subject are two identities.
create table account_identity (
  provider smallint not null check (provider between 1 and 4),
  subject text not null,
  account_id int not null references account (id) on delete cascade,
  email text,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index account_identity_account on account_identity (account_id);

-- A browser that is signed in. Only the hash of its cookie is known here.
create table account_session (
  id int generated always as identity primary key,
  token_hash bytea not null unique,
  account_id int not null references account (id) on delete cascade,
  provider smallint not null,
  signed_in_at timestamptz not null,
  proved_at timestamptz not null,
  seen_at timestamptz not null,
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  needs_second_factor boolean not null,
  address text not null,
  user_agent text not null,
  ended_at timestamptz
);
comment on column account_session.proved_at is 'When password or provider were last asked.';
create index account_session_account on account_session (account_id);

-- One-time secrets that mails carry, by their hash.
create table account_token (
  token_hash bytea primary key,
  purpose text not null,
  account_id int not null references account (id) on delete cascade,
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_token_account on account_token (account_id, purpose);

-- Codes for the day the phone is lost.
create table account_recovery_code (
  account_id int not null references account (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Sign-ins at providers that were begun: an answer belongs to one of them and is taken once.
create table provider_sign_in (
  state_hash bytea primary key,
  provider smallint not null,
  nonce text not null,
  code_verifier text not null,
  created_at timestamptz not null,
  used_at timestamptz
);

-- Who did what to whom: only ever added to.
create table audit_entry (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  actor_id int,
  acting_as text not null,
  act text not null,
  object_kind text not null,
  object_id int,
  before jsonb,
  after jsonb,
  address text not null
);
comment on column audit_entry.acting_as is 'In what right: self, token, staff, operator, system.';
create index audit_entry_object on audit_entry (object_kind, object_id, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'Audit entries are never changed.';
end $$;
create trigger audit_entry_is_final before update or delete on audit_entry
  for each row execute function refuse_audit_change();
