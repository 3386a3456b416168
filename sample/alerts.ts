import type { AlertFilter } from '#capabilities/alerts/alert.ts';
import { AlertFrequency } from '#capabilities/alerts/alert.ts';
import { alertFilterOf, storedFilterOf } from '#capabilities/alerts/alert-filter.ts';
import { insertAlert } from '#capabilities/alerts/server/saved/alert.queries.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { hasSampleAlerts } from './alerts.queries.ts';
import { listSampleUsers } from './users.queries.ts';

const WEEK_MS = 7 * 86_400_000;

interface PlannedAlert {
  name: string;
  notification: AlertFrequency;
  filter: Partial<AlertFilter>;
}

/** A place, the whole country, and a drawn area: one of each kind. */
const PLANNED: readonly PlannedAlert[] = [
  {
    name: 'Lausanne, 2 à 4 pièces',
    notification: AlertFrequency.Daily,
    filter: { offerType: OfferType.Rent, locationIds: [LAUSANNE_ID], minRooms: 2, maxRooms: 4, maxPrice: 3_000 },
  },
  {
    name: 'Haus mit mindestens 5 Zimmern',
    notification: AlertFrequency.Weekly,
    filter: { offerType: OfferType.Sell, category: Category.House, minRooms: 5, excludePriceOnRequest: true },
  },
  {
    name: 'Rund um Zürich',
    notification: AlertFrequency.Never,
    filter: { offerType: OfferType.Rent, circles: [{ center: { lat: 47.3769, lng: 8.5417 }, radiusKm: 12 }] },
  },
];

/** Sees to it that sample users have saved searches, last opened a week ago; where they have none. */
export async function keepSampleAlerts(db: Db, now: Date): Promise<void> {
  if (await hasSampleAlerts(db)) return;
  const users = await listSampleUsers(db);
  const opened = new Date(now.getTime() - WEEK_MS);
  await db.transaction().execute(async (tx) => {
    for (const { id: accountId } of users)
      for (const { filter, ...alert } of PLANNED)
        await insertAlert(tx, {
          ...alert,
          owner: { accountId },
          filter: storedFilterOf(alertFilterOf(filter)),
          locale: 'de',
          email: null,
          now: opened,
        });
  });
}
