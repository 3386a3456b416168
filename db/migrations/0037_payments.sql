-- Money: what is paid, by which way, and what became of it. Amounts are centimes (Rappen) of a franc. An account that paid is
-- erased, not deleted; of the sample's accounts nothing stays.
create table payment (
  id int generated always as identity primary key,
  user_id int not null references account (id) on delete cascade deferrable initially immediate,
  operation smallint not null default 0 check (operation in (0, 1, 2)),
  status smallint not null default 0 check (status in (0, 10, 20, 30, 40, 90, 99)),
  kind text not null check (kind in ('publication', 'credits')),
  offer_id int,
  offer_type smallint not null check (offer_type in (0, 1)),
  quantity smallint not null check (quantity > 0),
  is_prolonging boolean not null default false,
  credits smallint check (credits > 0),
  amount int not null check (amount >= 0),
  currency text not null default 'CHF' check (currency = 'CHF'),
  vat_per_mille smallint not null check (vat_per_mille between 0 and 500),
  way text not null check (way in ('qrBill', 'card', 'till', 'credit', 'free')),
  lang text not null,
  email text not null,
  payer_name text not null,
  reference text unique,
  provider_ref text unique,
  checkout_url text,
  deadline timestamptz,
  paid_at timestamptz,
  has_effect boolean not null default false,
  refund_of int references payment (id) on delete cascade deferrable initially immediate,
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'publication') = (offer_id is not null)),
  check ((operation = 1) = (refund_of is not null))
);
comment on column payment.quantity is 'Days online, or credits of a pack.';
comment on column payment.credits is 'Credits it is paid with.';
comment on column payment.reference is 'Of the QR-bill: by this the bank names the payment.';
comment on column payment.provider_ref is 'By which the provider knows it.';
comment on column payment.has_effect is 'What was paid for has been given: days, or credits.';
create unique index payment_open on payment (offer_id) where status in (0, 10) and operation = 0;
create unique index payment_refund on payment (refund_of) where status in (0, 10, 20, 90) and operation = 1;
create index payment_user on payment (user_id, id);
create index payment_offer on payment (offer_id, id) where offer_id is not null;
create index payment_unfinished on payment (deadline) where status in (0, 10, 90);

-- What providers told: each event once, whatever they repeat.
create table payment_event (
  provider text not null,
  event_id text not null,
  payment_id int not null references payment (id) on delete cascade deferrable initially immediate,
  kind text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_event_payment on payment_event (payment_id);

-- Credits that came and went; how many a member has is their sum.
create table credit_entry (
  id int generated always as identity primary key,
  user_id int not null references account (id) on delete cascade deferrable initially immediate,
  offer_type smallint not null check (offer_type in (0, 1)),
  amount int not null check (amount <> 0),
  kind text not null check (kind in ('bought', 'granted', 'spent', 'returned', 'takenBack')),
  payment_id int references payment (id) on delete cascade deferrable initially immediate,
  granted_by int,
  reason text,
  created_at timestamptz not null
);
create index credit_entry_user on credit_entry (user_id, offer_type);
create unique index credit_entry_once on credit_entry (payment_id, kind) where payment_id is not null;

-- Money that arrived by the bank, each entry of its files once.
create table bank_entry (
  id int generated always as identity primary key,
  entry_key text not null unique,
  booked_on date not null,
  amount int not null check (amount <> 0),
  currency text not null,
  reference text,
  debtor_name text,
  debtor_iban text,
  text text,
  payment_id int references payment (id) on delete cascade deferrable initially immediate,
  fault text check (fault in ('unknownReference', 'otherCurrency', 'reversal')),
  imported_at timestamptz not null
);
comment on column bank_entry.entry_key is 'The reference by which the bank knows the entry.';
comment on column bank_entry.amount is 'Below 0 where a credit was taken back.';
create index bank_entry_payment on bank_entry (payment_id) where payment_id is not null;
create index bank_entry_unmatched on bank_entry (id) where fault is not null;

-- Money that goes back: somebody sends it from the bank and says so here.
create table payout (
  id int generated always as identity primary key,
  payment_id int references payment (id) on delete cascade deferrable initially immediate,
  refund_id int unique references payment (id) on delete cascade deferrable initially immediate,
  bank_entry_id int unique references bank_entry (id) on delete cascade deferrable initially immediate,
  amount int not null check (amount > 0),
  currency text not null,
  kind text not null check (kind in ('excess', 'late', 'partial', 'refund', 'unmatched')),
  to_name text,
  to_iban text,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by int
);
create index payout_payment on payout (payment_id) where payment_id is not null;
create index payout_open on payout (id) where confirmed_at is null;

