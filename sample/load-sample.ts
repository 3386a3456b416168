import { setImmediate } from 'node:timers/promises';
import { type Db, liftStatementLimit } from '#platform/db/db.ts';
import { generateMarket, type SampleMarket } from './generate-market.ts';
import type { SampleListing } from './listing.ts';
import { withBoundaries } from './package-places.ts';
import { insertAgencies, insertListings, listSamplePlaces, updateScores } from './sample.queries.ts';

/** The market to load. */
export interface SampleOrder {
  count: number;
  seed: number;
  /** The market has the state of this moment. */
  now: Date;
  onProgress: (done: number, total: number) => void;
}

/** Listings a statement carries. */
const BATCH = 1_000;
/** Listings made before the database gets a word in. */
const BREATH = 50;

/** Fills the database with an invented market: all of it or nothing. */
export async function loadSampleMarket(db: Db, order: SampleOrder): Promise<void> {
  const market = generateMarket({
    places: withBoundaries(await listSamplePlaces(db)),
    seed: order.seed,
    now: order.now.getTime(),
  });
  await db.transaction().execute(async (tx) => {
    await liftStatementLimit(tx);
    const agencyIds = await insertAgencies(tx, market.agencies, order.now.getTime());
    let listings = await makeListings(market, 0, order.count);
    for (let from = 0; from < order.count; from += BATCH) {
      const made = listings.length;
      const stored = insertListings(tx, listings, agencyIds);
      [listings] = await Promise.all([makeListings(market, from + BATCH, order.count), stored]);
      order.onProgress(from + made, order.count);
    }
    await updateScores(tx);
  });
}

/** Makes the batch from a number on, while the database stores the one before. */
async function makeListings(market: SampleMarket, from: number, count: number): Promise<SampleListing[]> {
  const listings: SampleListing[] = [];
  for (let index = from; index < Math.min(from + BATCH, count); index++) {
    if (index % BREATH === 0) await setImmediate();
    listings.push(market.listing(index));
  }
  return listings;
}
