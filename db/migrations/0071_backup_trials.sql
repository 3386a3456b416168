-- compatible with: any older code
-- What became of the latest trial of a backup.
create table backup_trial (
  is_only boolean primary key default true check (is_only),
  tried_at timestamptz not null,
  taken_at timestamptz,
  restored_at timestamptz,
  failure text
);
comment on column backup_trial.restored_at is 'When a trial succeeded last.';
comment on column backup_trial.failure is 'Why the latest one failed; null where it did not.';
