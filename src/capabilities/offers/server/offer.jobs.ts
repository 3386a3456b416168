import { upkeep } from '#platform/db/db.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { hashOldPictures } from './pictures/picture-hash.service.ts';
import { hasDuePrices, refreshPlacePrices } from './prices/place-price.queries.ts';

const PICTURE_HASHES = jobKind('picture.prints', { longestTryS: 1_800 });

const PRICES = jobKind('offer.placePrices', { isOneByOne: true });
/** Place prices computed per transaction, so that no other transaction waits long. */
const PRICES_AT_ONCE = 200;

/** Jobs of listings. */
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
    // Infrequent: every page that shows a listing is rendered anew after it.
    interval: { everyS: 600, isDue: ({ db }) => hasDuePrices(db) },
  },
];
