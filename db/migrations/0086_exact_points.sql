-- compatible with: any older code
-- A point that stands for a postal code or a town is not that of the home: it is not public.
alter table offer add column has_exact_point boolean not null default true;
comment on column offer.has_exact_point is 'Whether the point was chosen for the home; else it came with the postal code or the town.';
update offer o set has_exact_point = false
from location l
where o.lat is not null and l.type in (2, 3) and (l.id = o.city_id or l.city_id = o.city_id)
  and abs(l.lat - o.lat) < 0.000002 and abs(l.lng - o.lng) < 0.000002;
update active_offer a set lat = null, lng = null
from offer o
where a.offer_id = o.id and not o.has_exact_point and a.lat is not null;
