-- A backup is put back table by table in one transaction: foreign keys may wait until its end, so that no order of tables
-- is needed (offer and active_offer name each other). Outside of a restore they hold at once, as before.
do $$
declare key record;
begin
  for key in
    select conrelid::regclass as owner, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate', key.owner, key.conname);
  end loop;
end $$;

-- Tells one database from another at the same address, as after a restore: what was read from the one says nothing of
-- the other. Never part of a backup.
create table database_identity (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only)
);
insert into database_identity default values;
