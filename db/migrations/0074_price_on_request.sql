-- compatible with: any older code
-- The owner's choice to show no price. Homes without one that were sent to review before count as chosen.
alter table offer add column is_price_on_request boolean not null default false;
update offer set is_price_on_request = true where price is null and submitted_at is not null;
