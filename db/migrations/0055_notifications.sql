-- What the bell tells somebody. Of messages and alerts it keeps which one it is; what that says is read there.
create table notification (
  id int generated always as identity primary key,
  account_id int references account (id) on delete cascade deferrable initially immediate,
  visitor_id text,
  activity_id text not null,
  type smallint not null check (type between 0 and 4),
  message_id int references message (id) on delete cascade deferrable initially immediate,
  alert_id int references alert (id) on delete cascade deferrable initially immediate,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  seen_at timestamptz,
  check ((account_id is null) <> (visitor_id is null)),
  check ((type = 0) = (message_id is not null)),
  check ((type = 3) = (alert_id is not null))
);
create unique index notification_activity on notification (account_id, activity_id) where account_id is not null;
create unique index notification_visitor_activity on notification (visitor_id, activity_id) where visitor_id is not null;
create index notification_account on notification (account_id, created_at desc, id desc);
create index notification_visitor on notification (visitor_id, created_at desc, id desc) where visitor_id is not null;
create index notification_unseen on notification (account_id) where seen_at is null;
create index notification_message on notification (message_id);
create index notification_alert on notification (alert_id);
create index notification_old on notification (created_at);
comment on column notification.activity_id is 'What it tells of: the same thing is told to somebody once.';
comment on column notification.type is '0 message, 1 suggestion, 2 article, 3 alert, 4 suggestion by an agent.';
comment on column notification.data is 'What it says beside what is read of the message or the alert.';
