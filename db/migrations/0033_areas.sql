-- Quarters and other named areas that an operator imported; each is a place to search by as well (location, type 4). A row is
-- never deleted, so that no id is given twice and no address dies.
create table area (
  id int primary key references location (id) on delete cascade deferrable initially immediate,
  kind text not null,
  key text,
  boundary text not null,
  digest text not null,
  south double precision not null,
  west double precision not null,
  north double precision not null,
  east double precision not null,
  is_listed boolean not null default true
);
comment on column area.key is 'How its source tells it apart for good; null where that names it only.';
comment on column area.boundary is 'Coordinates of a GeoJSON MultiPolygon, WGS84; a position lies inside by the even-odd rule.';
comment on column area.digest is 'Of the boundary: tells whether a copy of it is still right.';
comment on column area.is_listed is 'Whether it was in the last file about its surroundings; others can be searched by address only.';
