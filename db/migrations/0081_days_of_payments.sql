-- compatible with: any older code
-- The accounts of a period read payments and refunds by the day on which they took effect.
create index payment_paid_at on payment (paid_at) where paid_at is not null;
