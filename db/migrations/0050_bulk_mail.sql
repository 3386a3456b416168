-- Mail that goes to many at once goes after all other; and an address may say that it is none.
alter table mail
  add column is_bulk boolean not null default false,
  add column refused_at timestamptz;
comment on column mail.refused_at is 'Its address took it at no try, or said that it never will: nobody tries again.';
create index mail_bulk_waiting on mail (id) where is_bulk and sent_at is null and attempts = 0;
