-- Which listener has heard of which event: written with what the listener does, so that an event that is delivered twice
-- has one effect.
create table event_receipt (
  listener text not null,
  event_id uuid not null,
  heard_at timestamptz not null,
  primary key (listener, event_id)
);
create index event_receipt_heard_at on event_receipt (heard_at);
