-- compatible with: any older code
create table returned_offer (
  offer_id int primary key references offer (id) on delete cascade deferrable initially immediate,
  content jsonb not null,
  returned_at timestamptz not null
);
comment on table returned_offer is 'Reviewers see side by side what the owner changed since. Deleted with the next approval.';
