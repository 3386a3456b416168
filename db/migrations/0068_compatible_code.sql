-- compatible with: any older code
-- Names the oldest code that serves a database with a migration, so that processes of two versions can serve side by side.
alter table schema_migration add column compatible_from text;
comment on column schema_migration.compatible_from is
'Latest migration that code must know to serve a database with this one; empty: any code, null: only code that knows this one.';
