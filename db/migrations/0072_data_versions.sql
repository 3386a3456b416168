-- compatible with: any older code
-- All that the change log of a process follows: one row for each change of data that pages show, under the name that dependencies use. A
-- table has its stamps; a public listing has its own name, and `offers` stands for any of them.
create view data_version as
  select name, changed from stamp
  union all
  select named.name, change.changed
  from (select id, changed from offer_search union all select id, changed from offer_search_removal) as change
  cross join lateral (values ('offers'), ('offer ' || change.id)) as named (name);
