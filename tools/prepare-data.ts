import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { prepareDatabase } from '../src/prepare.ts';
import { step } from './progress.ts';
import { loadSampleMarket } from './sample/load-sample.ts';
import { countSample } from './sample/sample.queries.ts';
import { storeSamplePictures } from './sample/store-pictures.ts';

/** The sample market is the same on every machine. */
const SEED = 2026;

/** Tables, places and, where wanted and not there yet, the sample market with its pictures. */
export async function prepareData(config: Config): Promise<void> {
  const database = await openDatabase({ ...config, unlimitedStatements: true });
  try {
    await step('Tables and places', () => prepareDatabase(database));
    if (config.sampleListings === 0 || (await countSample(database.db)) > 0) return;
    const store = new FolderStore(join(config.dataDir, 'pictures'));
    const pictures = await step('Pictures', (progress) => storeSamplePictures({ db: database.db, store }, progress));
    await step(`Sample market of ${config.sampleListings} listings`, (onProgress) =>
      loadSampleMarket(database.db, {
        count: config.sampleListings,
        seed: SEED,
        now: new Date(),
        pictures,
        onProgress,
      }),
    );
  } finally {
    await database.close();
  }
}
