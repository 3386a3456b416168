import { dsPlaces as csvPlaces } from './zz-places.ts';
import { generateMarket } from './generate-market.ts';
import { PICTURES } from './pictures/picture-catalogue.ts';
const [lang, count, from, cat] = process.argv.slice(2);
const m = generateMarket({ places: csvPlaces(), pictures: PICTURES, seed: 1, now: Date.UTC(2026, 2, 12, 9) });
let n = 0;
for (let i = Number(from ?? 0); n < Number(count ?? 10); i++) {
  const l = m.listing(i);
  if (l.offer.language !== lang || (cat && String(l.offer.category) !== cat)) continue;
  n++;
  const o = l.offer as any;
  if (process.env.V) console.log(`#${i} ${o.offer_type ? 'RENT' : 'SELL'} cat${o.category}/${o.sub_category} ${o.rooms}r ${o.living_space}m² land${o.land_area} fl${o.floor} y${o.build_in} ${o.city} ${o.street} CHF ${o.price} ${o.agency_name ?? 'PRIV'} av ${o.available_from}`);
  console.log('## ' + o.title + `   [${o.offer_type ? 'R' : 'S'} ${o.rooms ?? ''}r fl${o.floor} y${o.build_in} ${o.city}]`); console.log(o.description); console.log('');
}
