-- Browsers in which somebody signed in have tries of their own, which strangers cannot use up. (decision 025)
alter table account add column browser_generation integer not null default 0;
comment on column account.browser_generation is 'Browsers are known whose cookie names this number; it grows when all have to show themselves anew.';
