-- compatible with: any older code
-- Pages show the price list, so cached pages follow its changes.
create trigger price_stamp after insert or delete or update on price
  for each statement execute function stamp_table();
