-- Messages to devices of members, without an app.
create table push_key (
  id int primary key check (id = 1),
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null
);
comment on table push_key is 'The keys by which services that bring messages to browsers know this house (VAPID); one pair.';
comment on column push_key.private_key is 'Encrypted with the secret of the installation.';

create table push_subscription (
  id int generated always as identity primary key,
  account_id int not null references account (id) on delete cascade deferrable initially immediate,
  session_id int not null references account_session (id) on delete cascade deferrable initially immediate,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  created_at timestamptz not null,
  succeeded_at timestamptz
);
create index push_subscription_account on push_subscription (account_id);
create index push_subscription_session on push_subscription (session_id);
comment on column push_subscription.session_id is 'Of the browser: it hears nothing any more once that was ended or signed out.';
comment on column push_subscription.endpoint is 'Where its messages go: an address that the browser named, so a stranger''s.';
comment on column push_subscription.succeeded_at is 'When a message was last taken there.';

create table push_message (
  id bigint generated always as identity primary key,
  subscription_id int not null references push_subscription (id) on delete cascade deferrable initially immediate,
  key text not null,
  topic text not null,
  title text,
  body text,
  href text,
  created_at timestamptz not null,
  attempts int not null default 0,
  sent_at timestamptz,
  last_error text,
  unique (subscription_id, key)
);
create index push_message_created on push_message (created_at);
comment on column push_message.key is 'One message for each key and device, however often it is asked for.';
comment on column push_message.topic is 'Of several that wait with one topic, a device shows the last.';
comment on column push_message.title is 'What it says is forgotten once it was sent or given up.';
comment on column push_message.sent_at is 'When it was taken by the service of the device, or given up: then last_error says why.';
