-- compatible with: any older code
-- Requests for help with a move: from where to where, when, and whom to reach.
create table moving_request (
  id int generated always as identity primary key,
  from_place text not null,
  to_place text not null,
  moving_on date not null,
  name text not null,
  email text not null,
  phone text,
  locale text not null,
  account_id int references account (id) on delete cascade deferrable initially immediate,
  digest text not null,
  requested_at timestamptz not null,
  done_by int,
  done_at timestamptz
);
comment on column moving_request.digest is 'Of the day and of all that was sent: the same request sent again is one.';
comment on column moving_request.moving_on is 'The request is deleted 90 days after it.';
create unique index moving_request_digest on moving_request (digest);
create index moving_request_open on moving_request (requested_at, id) where done_at is null;
create index moving_request_done on moving_request (done_at, id) where done_at is not null;
create index moving_request_account on moving_request (account_id) where account_id is not null;
create index moving_request_day on moving_request (moving_on);
