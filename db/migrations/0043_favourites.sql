-- What members keep of homes: hearts with notes, homes never to be seen again, what was looked at, and lists kept together.
create table favourite (
  id int generated always as identity primary key,
  account_id int not null references account (id) on delete cascade deferrable initially immediate,
  active_offer_id int not null references active_offer (id) on delete cascade deferrable initially immediate,
  note text not null default '' check (length(note) <= 2000),
  saved_price int,
  saved_price_type smallint not null,
  saved_at timestamptz not null,
  removed_at timestamptz,
  unique (account_id, active_offer_id)
);
create index favourite_offer on favourite (active_offer_id);
create index favourite_removed on favourite (removed_at) where removed_at is not null;
comment on column favourite.saved_price is 'What the home cost when it was saved; null on request.';
comment on column favourite.removed_at is 'Taken off the list; for some days its note comes back with the heart.';

-- Homes on the other lists of a member: 20 hidden, 30 removed from those of private sellers.
create table offer_relation (
  account_id int not null references account (id) on delete cascade deferrable initially immediate,
  type smallint not null check (type in (20, 30)),
  active_offer_id int not null references active_offer (id) on delete cascade deferrable initially immediate,
  created_at timestamptz not null,
  primary key (account_id, type, active_offer_id)
);
create index offer_relation_offer on offer_relation (active_offer_id);
-- Searches keep in memory which homes a member hid, and see by this that it changed.
create trigger offer_relation_stamp after insert or delete on offer_relation
  for each statement execute function stamp_table();

-- What a member has looked at, the latest of each kind.
create table seen_object (
  account_id int not null references account (id) on delete cascade deferrable initially immediate,
  kind smallint not null,
  object_id int not null,
  seen_at timestamptz not null,
  primary key (account_id, kind, object_id)
);

-- What may be said of a favourite that is gone, taken when it went.
create table left_offer (
  active_offer_id int primary key references active_offer (id) on delete cascade deferrable initially immediate,
  title text not null,
  price int,
  price_type smallint not null,
  currency text not null,
  left_at timestamptz not null
);

-- People who keep their favourites together.
create table favourite_circle (
  id int generated always as identity primary key,
  created_at timestamptz not null
);
create table favourite_circle_member (
  account_id int primary key references account (id) on delete cascade deferrable initially immediate,
  circle_id int not null references favourite_circle (id) on delete cascade deferrable initially immediate,
  joined_at timestamptz not null
);
comment on table favourite_circle_member is 'Nobody is in two circles.';
create index favourite_circle_member_circle on favourite_circle_member (circle_id);

create table favourite_vote (
  account_id int not null references account (id) on delete cascade deferrable initially immediate,
  active_offer_id int not null references active_offer (id) on delete cascade deferrable initially immediate,
  vote smallint not null check (vote in (1, 2, 3)),
  voted_at timestamptz not null,
  primary key (account_id, active_offer_id)
);
comment on column favourite_vote.vote is '1 yes, 2 maybe, 3 no.';
create index favourite_vote_offer on favourite_vote (active_offer_id);

create table favourite_invitation (
  id int generated always as identity primary key,
  account_id int not null references account (id) on delete cascade deferrable initially immediate,
  email text not null,
  email_key text not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
comment on column favourite_invitation.ended_at is 'Accepted, declined or taken back.';
create index favourite_invitation_account on favourite_invitation (account_id);
create index favourite_invitation_ended on favourite_invitation (expires_at);
