import type { Db } from '#platform/db/db.ts';
import { generateMarket } from './generate-market.ts';
import { PICTURES } from './pictures/picture-catalogue.ts';
import { insertAgencies, insertListings, refreshScores, samplePlaces } from './sample.queries.ts';

/** What market to load. */
export interface SampleOrder {
  count: number;
  seed: number;
  /** The market is as it stands at this moment. */
  now: Date;
  /** Ids of the stored pictures by their key. */
  pictures: ReadonlyMap<string, number>;
  onProgress: (done: number, total: number) => void;
}

/** Listings a statement carries. */
const BATCH = 1_000;

/** Fills the database with an invented market: all of it or nothing. */
export async function loadSampleMarket(db: Db, order: SampleOrder): Promise<void> {
  const market = generateMarket({
    places: await samplePlaces(db),
    pictures: PICTURES.filter(({ key }) => order.pictures.has(key)),
    seed: order.seed,
    now: order.now.getTime(),
  });
  await db.transaction().execute(async (tx) => {
    const agencyIds = await insertAgencies(tx, market.agencies);
    for (let from = 0; from < order.count; from += BATCH) {
      const size = Math.min(BATCH, order.count - from);
      const listings = Array.from({ length: size }, (_, index) => market.listing(from + index));
      await insertListings(tx, listings, { agencyIds, pictureIds: order.pictures });
      order.onProgress(from + size, order.count);
    }
    await refreshScores(tx);
  });
}
