-- A home that fits thousands of alerts is kept for each of them: what a row costs counts.
drop trigger alert_match_frequency on alert_match;
drop function set_match_frequency();

-- The unique key begins with the alert.
drop index alert_match_waiting;
drop index alert_match_account;
create index alert_match_account on alert_match (account_id) where account_id is not null;
drop index alert_match_letter;
create index alert_match_letter on alert_match (letter_id) where letter_id is not null and sent_at is null;
