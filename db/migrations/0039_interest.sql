-- How many people a home interested, day by day. Who they were is known to nobody: on the day itself they are told apart by a
-- hash under a secret of that day, and when the day is over, both are deleted.
create table interest_sum (
  offer_id int not null references offer (id) on delete cascade deferrable initially immediate,
  day date not null,
  kind smallint not null,
  people int not null check (people > 0),
  primary key (offer_id, day, kind)
);
comment on column interest_sum.day is 'In Swiss time.';

create table interest_visitor (
  day date not null,
  offer_id int not null,
  kind smallint not null,
  visitor bytea not null,
  primary key (day, offer_id, kind, visitor)
);
comment on column interest_visitor.visitor is 'Of the person and the home, under the secret of the day: the same person is another one with each home.';

create table interest_secret (
  day date primary key,
  secret bytea not null
);
