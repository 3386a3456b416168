-- When the job that lets time pass looked last: a clock that jumped since is not believed at once.
create table passing_time (
  is_only boolean primary key default true check (is_only),
  looked_at timestamptz not null
);
comment on column passing_time.is_only is 'There is one row.';

comment on column offer.previous_status is
  'Where it goes back to when a payment comes to nothing, or when the suspension of its owner ends.';
