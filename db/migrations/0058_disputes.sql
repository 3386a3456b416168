-- What a provider tells of a payment besides: a part that was given back there, and what its payer disputes at the bank.
alter table payment
  add column part_refunded int not null default 0 check (part_refunded >= 0),
  add column dispute_ref text,
  add column dispute_status text check (dispute_status in ('open', 'won', 'lost')),
  add column disputed_amount int check (disputed_amount >= 0),
  add check ((dispute_ref is null) = (dispute_status is null));
comment on column payment.part_refunded is 'Of the amount, what was given back at the provider so far, centimes; 0 once all of it is.';
comment on column payment.dispute_ref is 'By which the provider knows the latest dispute.';
create index payment_disputed on payment (id) where dispute_status is not null;
update payment p set part_refunded = e.amount from (
  select object_id, max((after ->> 'amount')::int) as amount from audit_entry where act = 'payment.partRefunded' group by object_id
) e where e.object_id = p.id and p.status = 20;
