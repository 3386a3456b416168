import { upkeep } from '#platform/db/db.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { hashOldPictures } from './pictures/picture-hash.service.ts';
import { hasDuePrices, refreshPlacePrices } from './prices/place-price.queries.ts';

const PICTURE_HASHES = jobKind<object>('picture.prints', { longestTryS: 1_800 });

const PRICES = jobKind<object>('offer.placePrices', { isOneByOne: true });
/** Prices of places that one transaction works out, so that none waits long for another. */
const PRICES_AT_ONCE = 200;

/** What listings leave to be done. */
export const OFFER_JOBS: readonly JobDefinition[] = [
  {
    ...handled(PICTURE_HASHES, async ({ db, services }) => {
      await hashOldPictures({ db, store: services.store });
    }),
    cron: '*/10 * * * *',
  },
  {
    ...handled(PRICES, async ({ db }) => {
      while (await hasDuePrices(db)) await upkeep(db, (tx) => refreshPlacePrices(tx, PRICES_AT_ONCE));
    }),
    // Seldom: every page that shows a listing is made anew by it.
    interval: { everyS: 600, isDue: ({ db }) => hasDuePrices(db) },
  },
];
