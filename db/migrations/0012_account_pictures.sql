-- A picture's file is named by its content, so several accounts may have one; it goes with the last of them.
comment on column account.picture is 'SHA-256 of the kept file, hexadecimal: its name in the object store and in addresses.';
create index account_picture on account (picture) where picture is not null;
