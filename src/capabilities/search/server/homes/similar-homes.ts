import type { OfferRecord } from '#capabilities/offers/offer.record.ts';
import { hiddenConditions } from '../index/search-conditions.ts';
import { firstRows } from '../index/search-order.ts';
import { equals, inAny, rowsMeeting } from '../table/search-rows.ts';
import type { SearchTable } from '../table/search-table.ts';

/** A home that others are compared with, public or gone. */
export type SubjectHome = Pick<
  OfferRecord,
  'id' | 'offerType' | 'category' | 'zoneId' | 'cityId' | 'comparablePrice' | 'rooms'
>;

/** Distance where a price or the rooms are unknown. */
const UNKNOWN = { price: 0.7, rooms: 0.5 } as const;
const OTHER_CITY = 0.5;

/**
 * Ids of similar homes: same offer type and category in the same district, nearest in price, rooms and location first.
 *
 * @param asked the largest number of homes, and the homes that the member hid
 */
export function similarHomes(
  { size, stored, columns, rowOf }: SearchTable,
  subject: SubjectHome,
  asked: { count: number; hiddenIds: ReadonlySet<number> },
): number[] {
  const { id, offerType, category, zoneId } = subject;
  if (zoneId === null) return [];
  const conditions = [
    inAny('zoneId', [zoneId]),
    inAny('offerType', [offerType]),
    ...hiddenConditions(rowOf, new Set([...asked.hiddenIds, id])),
    equals('category', columns.category, category),
  ];
  const rows = rowsMeeting({ size, stored }, conditions);
  const idAt = (position: number): number => columns.id[rows[position] as number] as number;
  const distances = distancesFrom(subject, columns, rows);
  const byDistance = (a: number, b: number): number =>
    (distances[a] as number) - (distances[b] as number) || idAt(a) - idAt(b);
  const positions = new Int32Array(rows.length).map((_, position) => position);
  return firstRows(positions, byDistance, asked.count).map(idAt);
}

/**
 * Distance of each row from a home: half a municipality, a price 65 % higher and one whole room count the same.
 *
 * A plain loop, because a district of a large city has thousands of rows.
 */
function distancesFrom(
  { cityId, comparablePrice, rooms }: SubjectHome,
  columns: SearchTable['columns'],
  rows: Int32Array,
): Float64Array {
  const distances = new Float64Array(rows.length);
  const logOfPrice = Math.log(comparablePrice ?? Number.NaN);
  for (let position = 0; position < rows.length; position += 1) {
    const row = rows[position] as number;
    const ofPrice = Math.abs(Math.log(columns.comparablePrice[row] as number) - logOfPrice);
    const ofRooms = Math.abs((columns.rooms[row] as number) - (rooms ?? Number.NaN)) / 2;
    distances[position] =
      (columns.cityId[row] === cityId ? 0 : OTHER_CITY) +
      // A price of 0 has no logarithm.
      (Number.isFinite(ofPrice) ? ofPrice : UNKNOWN.price) +
      (Number.isNaN(ofRooms) ? UNKNOWN.rooms : ofRooms);
  }
  return distances;
}
