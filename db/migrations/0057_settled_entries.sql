-- A credit that the bank took back, and how somebody settled that.
alter table bank_entry
  add column reverses int unique references bank_entry (id) on delete set null deferrable initially immediate,
  add column settled_at timestamptz;
comment on column bank_entry.reverses is 'The credit that it takes back.';
comment on column bank_entry.settled_at is 'Somebody has seen to it: nothing is to be done any more.';
drop index bank_entry_unmatched;
create index bank_entry_unmatched on bank_entry (id) where fault is not null and settled_at is null;
