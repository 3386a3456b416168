-- Mail that is not about the reader's own doings says how to get no more of it. (RFC 8058)
alter table mail add column unsubscribe_href text;
