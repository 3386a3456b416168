import type { Config } from '#platform/config/config.ts';
import type { FillDatabase } from '../src/serve.ts';
import { step } from './progress.ts';
import { loadSampleMarket } from './sample/load-sample.ts';
import { countSample } from './sample/sample.queries.ts';
import { storeSamplePictures } from './sample/store-pictures.ts';

/** The sample market is the same on every machine. */
const SEED = 2026;

/** Adds the sample market with its pictures where it is wanted and not there yet. */
export const fillWithSample =
  ({ sampleListings }: Config): FillDatabase =>
  async ({ db }, store) => {
    if (sampleListings === 0 || (await countSample(db)) > 0) return;
    const pictures = await step('Pictures', (progress) => storeSamplePictures({ db, store }, progress));
    const market = { count: sampleListings, seed: SEED, now: new Date(), pictures };
    await step(`Sample market of ${sampleListings} listings`, (onProgress) =>
      loadSampleMarket(db, { ...market, onProgress }),
    );
  };
