-- What the product asks for: the operator changes it with `npm run prices`.
create table price (
  kind text not null check (kind in ('publication', 'credits')),
  offer_type smallint not null check (offer_type in (0, 1)),
  quantity smallint not null check (quantity > 0),
  amount int not null check (amount between 0 and 10000000),
  vat_per_mille smallint not null check (vat_per_mille between 0 and 500),
  changed_at timestamptz not null default now(),
  primary key (kind, offer_type, quantity)
);
comment on column price.quantity is 'Days online of a publication; credits of a pack.';
comment on column price.amount is 'Centimes (Rappen) of a franc, tax included.';

insert into price (kind, offer_type, quantity, amount, vat_per_mille) values
  ('publication', 1, 30, 4900, 81),
  ('publication', 1, 60, 8500, 81),
  ('publication', 0, 90, 14900, 81),
  ('publication', 0, 180, 24900, 81),
  ('credits', 1, 5, 19500, 81),
  ('credits', 1, 20, 69000, 81),
  ('credits', 0, 5, 59500, 81);
