-- The shapes of places are read from the installed packages, and points are two numbers: nothing needs PostGIS any more.
-- Databases that an earlier version prepared have it still; where others use it, or it is not ours to drop, it stays.
alter table location drop column if exists boundary;
do $$
begin
  drop extension if exists postgis;
exception when dependent_objects_still_exist or insufficient_privilege then
  raise notice 'PostGIS stays: something else uses it, or another user installed it.';
end $$;
