-- compatible with: any older code
-- An invoice stays as it was when its payment began, whatever the owner changes later.
alter table payment
  add column offer_title text not null default '',
  add column recipient text not null default '';
comment on column payment.offer_title is 'Title of the home when the payment began; empty for credits, and once the account is erased.';
comment on column payment.recipient is 'Lines of the recipient of the invoice; empty once the account is erased.';
update payment set recipient = payer_name;
update payment p set offer_title = coalesce(o.title, '') from offer o where o.id = p.offer_id and p.email <> '';
