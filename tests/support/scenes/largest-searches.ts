import { AlertFrequency } from '#capabilities/alerts/alert.ts';
import { SEARCH_LIMITS } from '#capabilities/search/search.filter.ts';
import type { GeoPoint } from '#kernel/geo.ts';
import type { Db } from '#platform/db/db.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anAlert } from '#tests/factories/alert.ts';
import { TEST_NOW } from '../product/test-app.ts';

/** As many as a member of the largest tier may keep. @source docs/reference/limits.md, "Tiers" */
export const MOST_SEARCHES = 100;
/** Where homes lie that all of these searches find. */
export const MIDDLE: GeoPoint = { lat: 46.8, lng: 8.2 };

/** A star with the most corners: all of them lie near, and its bounds are the whole country. */
const star = (turn: number, shift: number): GeoPoint[] =>
  Array.from({ length: SEARCH_LIMITS.pointsOfShape }, (_, corner) => {
    const angle = (2 * Math.PI * (corner + turn)) / SEARCH_LIMITS.pointsOfShape;
    const length = corner % 2 === 0 ? 2 : 0.5;
    return { lat: MIDDLE.lat + shift + 0.4 * length * Math.sin(angle), lng: MIDDLE.lng + length * Math.cos(angle) };
  });

/** A member who keeps the most searches of the largest size; each has shapes of its own, which nothing remembers of another. */
export async function memberWithLargestSearches(database: { db: Db }, member: number): Promise<void> {
  const { db } = database;
  const { id: accountId } = await anAccount(database);
  const places = await db
    .selectFrom('location')
    .select('id')
    .where('lat', 'is not', null)
    .orderBy('id')
    .limit(500)
    .execute();
  for (let which = 0; which < MOST_SEARCHES; which++) {
    const start = (which * 4) % 400;
    const filter = {
      polygons: Array.from({ length: SEARCH_LIMITS.shapes }, (_, turn) =>
        star(turn / 10, (member * MOST_SEARCHES + which) * 1e-5),
      ),
      locationIds: places.slice(start, start + SEARCH_LIMITS.places).map(({ id }) => id),
      maxDistance: SEARCH_LIMITS.distanceKm,
    };
    await anAlert(db, { accountId, notification: AlertFrequency.Immediately, filter, openedAt: TEST_NOW });
  }
}
