-- A mail is in the hands of whoever does its job: jobs know whether their process lives. (decision 028)
alter table mail drop column claimed_until;
