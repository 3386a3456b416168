-- What people write one another about a home: whoever asks ("from") and whoever advertises ("to").
create table conversation (
  id int generated always as identity primary key,
  active_offer_id int not null references active_offer (id) on delete cascade deferrable initially immediate,
  object_title text not null,
  agency_id int,
  sub_object_id int,
  sub_object_type smallint,
  from_account_id int references account (id) on delete cascade deferrable initially immediate,
  visitor_id text,
  from_email text,
  from_email_key text,
  from_first_name text,
  from_last_name text,
  from_phone text,
  from_locale text not null,
  to_account_id int references account (id) on delete cascade deferrable initially immediate,
  to_address text,
  from_mailed_at timestamptz,
  to_mailed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  check ((to_account_id is null) <> (to_address is null)),
  check (to_account_id is null or from_account_id is null or to_account_id <> from_account_id)
);
create unique index conversation_of_member on conversation (active_offer_id, from_account_id)
  where from_account_id is not null;
create unique index conversation_of_visitor on conversation (active_offer_id, visitor_id, from_email_key)
  where from_account_id is null and visitor_id is not null;
create index conversation_from on conversation (from_account_id);
create index conversation_to on conversation (to_account_id);
create index conversation_visitor on conversation (visitor_id) where from_account_id is null and visitor_id is not null;
comment on column conversation.object_title is 'What the home was called when the first message was written.';
comment on column conversation.visitor_id is 'Of the signed cookie of a visitor who asked; kept beside the account that took the conversation over.';
comment on column conversation.from_email is 'Address that a visitor entered: answers go there until an account takes the conversation over.';
comment on column conversation.from_phone is 'Number that was given for this home.';
comment on column conversation.to_address is 'Contact address of a listing of a feed; never shown.';
comment on column conversation.from_mailed_at is 'When whoever asks was last mailed about it; to_mailed_at: whoever advertises.';
comment on column conversation.closed_at is 'When a moderator closed it.';

-- How a conversation stands for a member in it; what others who take part see is not among it.
create table conversation_participant (
  account_id int not null references account (id) on delete cascade deferrable initially immediate,
  conversation_id int not null references conversation (id) on delete cascade deferrable initially immediate,
  state smallint not null default 1 check (state in (1, 2, 99)),
  unread_count int not null default 0 check (unread_count >= 0),
  last_message_text text not null default '',
  last_message_at timestamptz not null,
  primary key (account_id, conversation_id)
);
create index conversation_participant_inbox on conversation_participant (account_id, last_message_at desc, conversation_id desc)
  where state <> 99;
create index conversation_participant_marked on conversation_participant (account_id, last_message_at desc, conversation_id desc)
  where state = 2;
create index conversation_participant_archived on conversation_participant (account_id, last_message_at desc, conversation_id desc)
  where state = 99;
create index conversation_participant_unread on conversation_participant (account_id, unread_count) where unread_count > 0;
create index conversation_participant_conversation on conversation_participant (conversation_id);
comment on column conversation_participant.state is '1 active, 2 marked as important, 99 archived.';
comment on column conversation_participant.last_message_text is 'Of the latest message that this member may read.';

create table message (
  id int generated always as identity primary key,
  conversation_id int not null references conversation (id) on delete cascade deferrable initially immediate,
  is_answer boolean not null,
  from_account_id int references account (id) on delete cascade deferrable initially immediate,
  to_account_id int references account (id) on delete cascade deferrable initially immediate,
  agency_id int,
  status smallint not null default 10 check (status in (10, 20, 30, 70, 90)),
  message_text text not null check (length(message_text) <= 4000),
  signs text[] not null default '{}',
  held_at timestamptz,
  sender_key text not null,
  message_key text,
  mail_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index message_thread on message (conversation_id, id);
create unique index message_once on message (sender_key, message_key) where message_key is not null;
create index message_from on message (from_account_id);
create index message_to on message (to_account_id);
create index message_words on message using gin (to_tsvector('simple', message_text));
create index message_held on message (held_at, id) where held_at is not null and status < 70;
create index message_unread on message (conversation_id) where status < 70;
create index message_mailed on message (mail_key) where mail_key is not null and status in (10, 30);
comment on column message.is_answer is 'Written by whoever advertises.';
comment on column message.status is '10 stored, 20 mailed, 30 could not be mailed, 70 read, 90 removed by a moderator.';
comment on column message.signs is 'Signs of fraud that the reader is told of.';
comment on column message.held_at is 'Waits for a moderator since then: only its sender sees it.';
comment on column message.sender_key is 'account:ID or visitor:ID.';
comment on column message.message_key is 'Made by the browser that sends: the same again is the same message.';
comment on column message.mail_key is 'Of the mail that tells of it.';

-- A file that a member sends along; without a message until that is sent.
create table message_attachment (
  id int generated always as identity primary key,
  account_id int not null references account (id) on delete cascade deferrable initially immediate,
  message_id int references message (id) on update cascade on delete cascade deferrable initially immediate,
  kind text not null check (kind in ('picture', 'pdf')),
  name text not null check (length(name) <= 120),
  bytes int not null,
  file text not null unique,
  created_at timestamptz not null
);
create index message_attachment_message on message_attachment (message_id);
create index message_attachment_account on message_attachment (account_id);
create index message_attachment_waiting on message_attachment (created_at) where message_id is null;
comment on column message_attachment.file is 'Name in the object store.';

create table blocked_person (
  account_id int not null references account (id) on delete cascade deferrable initially immediate,
  person_key text not null,
  blocked_at timestamptz not null,
  primary key (account_id, person_key)
);
create index blocked_person_person on blocked_person (person_key);
comment on column blocked_person.person_key is 'account:ID, visitor:ID or address:ADDRESS.';

create table conversation_report (
  id int generated always as identity primary key,
  conversation_id int not null references conversation (id) on delete cascade deferrable initially immediate,
  account_id int references account (id) on delete set null deferrable initially immediate,
  reason text not null check (reason in ('fraud', 'insult', 'spam', 'other')),
  description text not null check (length(description) <= 1000),
  reported_at timestamptz not null,
  decision text check (decision in ('kept', 'closed')),
  decision_note text check (length(decision_note) <= 1000),
  decided_by int references account (id) on delete set null deferrable initially immediate,
  decided_at timestamptz
);
create unique index conversation_report_once on conversation_report (conversation_id, account_id) where decided_at is null;
create index conversation_report_open on conversation_report (reported_at, id) where decided_at is null;
create index conversation_report_decided on conversation_report (decided_at desc, id desc) where decided_at is not null;
create index conversation_report_account on conversation_report (account_id);

-- Links by which a visitor's account takes a conversation over.
create table conversation_claim (
  token_hash bytea primary key,
  conversation_id int not null references conversation (id) on delete cascade deferrable initially immediate,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index conversation_claim_conversation on conversation_claim (conversation_id);
create index conversation_claim_expires on conversation_claim (expires_at);
