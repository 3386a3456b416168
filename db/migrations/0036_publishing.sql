-- The owner's record on its way to the public: what is paid, what reviewers said, what the public may see of it.
alter table offer
  add column language text,
  add column hides_address boolean not null default false,
  add column shows_phone boolean not null default true,
  add column previous_status smallint,
  add column has_open_payment boolean not null default false,
  add column paid_days smallint check (paid_days > 0),
  add column paid_at timestamptz,
  add column submitted_at timestamptz,
  add column claimed_by int,
  add column claimed_at timestamptz,
  add column claimed_version int,
  add column review_act text check (review_act in ('published', 'rejected')),
  add column reviewed_at timestamptz,
  add column reviewed_version int,
  add column review_comment text,
  add column approved_hash text,
  add column suspension_reason text;
comment on column offer.hides_address is 'The public sees the neighbourhood, neither street nor exact point.';
comment on column offer.previous_status is 'Where it goes back to when a payment comes to nothing.';
comment on column offer.has_open_payment is 'Somebody may pay for it at this moment: it cannot be deleted.';
comment on column offer.paid_days is 'Paid and not used yet: days online from its publication.';
comment on column offer.paid_at is 'When it was last paid, or submitted where nothing is due.';
comment on column offer.claimed_by is 'The reviewer who looks at it; for a while others leave it.';
comment on column offer.reviewed_version is 'Version of the record at the last act of review: whether it changed since.';
comment on column offer.approved_hash is 'Of what a reviewer approved: title, description, pictures, category, address.';
create unique index offer_local_store on offer (user_id, local_store_id) where local_store_id is not null;
create index offer_queue on offer (submitted_at, id) where status in (15, 20);
create index offer_end on offer (end_date) where status in (30, 31, 33, 34);
create index offer_active on offer (active_offer_id) where active_offer_id is not null;

-- Pictures of the owner's record, in order from 1; the first is the cover.
create table offer_picture (
  offer_id int not null references offer (id) on delete cascade deferrable initially immediate,
  picture_id int not null references picture (id) deferrable initially immediate,
  position smallint not null,
  title text,
  is_plan boolean not null default false,
  primary key (offer_id, picture_id)
);
create index offer_picture_picture on offer_picture (picture_id);
comment on column offer_picture.is_plan is 'A drawing of the rooms or of the plot.';

-- A picture is private until a public listing shows it.
alter table picture add column is_public boolean not null default true;
