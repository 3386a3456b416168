-- Numbers that the catalogue of sources gives; names are the operator's to change.
insert into source (id, name, kind, format)
select number, 'IDX feed ' || (number - 999), 'feed', 'IDX3.01' from generate_series(1000, 1010) as number
on conflict (id) do nothing;
insert into source (id, name) values (110000, 'Undefined') on conflict (id) do nothing;
