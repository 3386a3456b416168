-- References of bills begin with digits of the installation, drawn with its first bill: those of another program that bills to the
-- same account are none of ours. Part of a backup: bills that were sent stay payable where it is restored.
create table bill_series (
  digits text not null check (digits ~ '^[1-9][0-9]{9}$'),
  is_only boolean not null default true unique check (is_only)
);
