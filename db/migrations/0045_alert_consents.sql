-- Links by which an address says yes to homes that a visitor wants mailed there.
create table alert_consent (
  token_hash bytea primary key,
  visitor_id text not null,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index alert_consent_visitor on alert_consent (visitor_id);
create index alert_consent_expiry on alert_consent (expires_at);
comment on table alert_consent is 'A link asks for all alerts that a visitor wants mailed to an address; it works once.';

-- Visitors who do not come back are looked for by when they last did.
create index alert_visitor_opened on alert (opened_at) where visitor_id is not null;
