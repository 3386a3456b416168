-- A payment can be disputed more than once: each dispute keeps its own state, and its end is final.
create table payment_dispute (
  payment_id int not null references payment (id) on delete cascade deferrable initially immediate,
  ref text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  amount int not null check (amount >= 0),
  primary key (payment_id, ref)
);
comment on table payment_dispute is 'What a provider told of each dispute; the payment shows the one that is open, else the latest.';
comment on column payment_dispute.ref is 'By which the provider knows the dispute.';
comment on column payment_dispute.amount is 'Centimes.';
insert into payment_dispute (payment_id, ref, status, amount)
  select id, dispute_ref, dispute_status, coalesce(disputed_amount, 0) from payment where dispute_ref is not null;
