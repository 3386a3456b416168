-- A session plans the triggers of histories at their first statement, for as many rows as that one had. After a statement
-- of one row they paired the rows of all later ones one by one: of 5,000 rows, 25 million pairs. A hash knows no such order.
alter function record_offer_update() set enable_nestloop = off;
alter function record_active_offer_update() set enable_nestloop = off;
