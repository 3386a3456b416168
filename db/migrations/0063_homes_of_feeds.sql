-- A home under another agency is found by its key, or by its references at its address. References alone, such as #1#1#100,
-- are those of many agencies.
drop index active_offer_references;
create index active_offer_key on active_offer (external_id) where external_id is not null;
create index active_offer_home on active_offer (substring(external_id from '#.*'), postal_code, lower(street))
  where external_id is not null;
