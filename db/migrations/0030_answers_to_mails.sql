-- A message of a visitor goes to the operator as a mail; an answer goes to the visitor.
alter table mail
  add column reply_to_name text,
  add column reply_to_address text;
comment on column mail.reply_to_address is 'Who an answer goes to; forgotten with what the mail said.';
