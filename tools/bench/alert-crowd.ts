import { sql } from 'kysely';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { type Db, upkeep } from '#platform/db/db.ts';

/** People who keep four searches each. */
const SEARCHES_OF_ONE = 4;
const ROWS_AT_ONCE = 10_000;

interface Town {
  id: number;
  cantonId: number;
  postalCode: number | null;
  lat: number;
  lng: number;
  weight: number;
}

/**
 * Keeps searches as a country would: towns by how many homes are on offer there, 5 of 100 drawn on the map, 10 round a place,
 * 4 in a canton, 1 anywhere; nearly all with a highest price and a number of rooms.
 */
export async function keepAlerts(
  db: Db,
  count: number,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const accounts = Math.ceil(count / SEARCHES_OF_ONE);
  await upkeep(db, (tx) =>
    sql`
      insert into account (email, email_key, email_confirmed, status, first_name, last_name, created_at, active_at)
      select 'seeker' || n || '@example.ch', 'seeker' || n || '@example.ch', true, 2, 'A', 'B', now(), now()
      from generate_series(1, ${accounts}::int) as n`.execute(tx),
  );
  const { rows } = await sql<{ id: number }>`select id from account where email like 'seeker%' order by id`.execute(db);
  const pick = pickerOf(await listTowns(db));
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const size = Math.min(ROWS_AT_ONCE, count - start);
    const filters = Array.from({ length: size }, () => JSON.stringify(aFilter(pick)));
    const owners = Array.from({ length: size }, (_, index) => rows[(start + index) % accounts]?.id ?? 0);
    await upkeep(db, (tx) =>
      sql`
        insert into alert (account_id, name, notification, filter, locale, created_at, updated_at, opened_at)
        select owner, 'search', 3, filter::jsonb, 'de', now() - interval '2 days', now(), now()
        from unnest(${owners}::int[], ${filters}::text[]) as kept (owner, filter)`.execute(tx),
    );
    onProgress(start + size, count);
  }
}

/** Sampled towns represent people: homes are on offer where people live. */
async function listTowns(db: Db): Promise<Town[]> {
  const { rows } = await sql<Town>`
    select l.id, l.canton_id, max(s.postal_code) as "postalCode", l.lat, l.lng, count(*)::int as weight
    from offer_search s join location l on l.id = s.city_id group by l.id order by l.id`.execute(db);
  return rows;
}

let state = 2026;
/** 0 ≤ n < 1, the same numbers in every run. */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const between = (low: number, high: number): number => low + random() * (high - low);
const roundTo = (value: number, unit: number): number => Math.round(value / unit) * unit;

function pickerOf(towns: readonly Town[]): () => Town {
  const ends: number[] = [];
  let total = 0;
  for (const { weight } of towns) {
    total += weight;
    ends.push(total);
  }
  return () => {
    const at = random() * total;
    const index = ends.findIndex((end) => end > at);
    const town = towns[index];
    if (!town) throw new Error('There are no homes.');
    return town;
  };
}

function aFilter(pick: () => Town): object {
  const offerType = random() < 0.65 ? OfferType.Rent : OfferType.Sell;
  const usual = offerType === OfferType.Rent ? between(1_000, 3_200) : between(400_000, 1_800_000);
  const unit = offerType === OfferType.Rent ? 50 : 10_000;
  const rooms = Math.floor(between(1, 6)) + 0.5;
  const isSmall = random() < 0.5;
  return {
    offerType,
    category: random() < 0.6 ? Category.Apartment : random() < 0.5 ? Category.House : Category.ApartmentHouse,
    ...where(pick),
    ...(random() < 0.95 && { maxPrice: roundTo(usual, unit) }),
    ...(random() < 0.5 && { minPrice: roundTo(usual * 0.7, unit) }),
    ...(random() < 0.9 && { minRooms: rooms }),
    ...(random() < 0.6 && { maxRooms: rooms + 1 }),
    ...(random() < 0.4 && { minLivingSpace: roundTo(rooms * (isSmall ? 20 : 25), 10) }),
    ...(random() < 0.15 && { features: 1 }),
    ...(random() < 0.05 && { excludePriceOnRequest: true }),
  };
}

function where(pick: () => Town): object {
  const { id, cantonId, postalCode, lat, lng } = pick();
  const chance = random();
  if (chance < 0.02) return { circles: [{ center: { lat, lng }, radiusKm: between(1, 8) }] };
  if (chance < 0.035)
    return { rectangles: [{ south: lat - 0.03, west: lng - 0.05, north: lat + 0.03, east: lng + 0.05 }] };
  if (chance < 0.05) return { polygons: [outline(lat, lng)] };
  if (chance < 0.15) return { locationIds: [id], maxDistance: [2, 5, 10, 15][Math.floor(random() * 4)] };
  if (chance < 0.19) return { locationIds: [cantonId] };
  if (chance < 0.2) return {};
  if (chance < 0.4 && postalCode !== null) return { locationIds: [postalCode] };
  return { locationIds: random() < 0.2 ? [id, pick().id] : [id] };
}

/** A drawn outline of twenty points. */
const outline = (lat: number, lng: number): object[] =>
  Array.from({ length: 20 }, (_, index) => {
    const reach = between(0.02, 0.06);
    const angle = (index / 20) * 2 * Math.PI;
    return { lat: lat + reach * Math.sin(angle), lng: lng + 1.4 * reach * Math.cos(angle) };
  });
