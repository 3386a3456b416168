-- An identity whose provider did not vouch for the address holds until the owner of the address comes by mail. (decision 016)
alter table account_identity add column is_email_verified boolean not null default true;
alter table account_identity alter column is_email_verified drop default;
