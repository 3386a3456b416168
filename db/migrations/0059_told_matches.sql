-- Each night forgets homes that were told of long ago.
create index alert_match_forgotten on alert_match (sent_at) where sent_at is not null;
