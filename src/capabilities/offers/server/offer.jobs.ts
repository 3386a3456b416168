import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { printOldPictures } from './picture-print.service.ts';
import { hasDuePrices, refreshPlacePrices } from './place-price.queries.ts';

const PRINTS = jobKind<object>('picture.prints', { longestTryS: 1_800 });

const PRICES = jobKind<object>('offer.placePrices', { isOneByOne: true });
/** Prices of places that one statement works out: those of all cantons of a large market take it half a second. */
const PRICES_PER_STATEMENT = 200;

/** What listings leave to be done. */
export const OFFER_JOBS: readonly JobDefinition[] = [
  {
    ...handled(PRINTS, async ({ db, services }) => {
      await printOldPictures({ db, store: services.store });
    }),
    cron: '*/10 * * * *',
  },
  {
    ...handled(PRICES, async ({ db }) => {
      while (await hasDuePrices(db)) await refreshPlacePrices(db, PRICES_PER_STATEMENT);
    }),
    rhythm: { everyS: 60, isDue: ({ db }) => hasDuePrices(db) },
  },
];
