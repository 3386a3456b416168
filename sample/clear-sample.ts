import { join } from 'node:path';
import { type PictureContext, removePicturesFiles } from '#capabilities/offers/server/pictures/picture.service.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { operatorMessage } from '../src/product/operator-message.ts';
import { type DeletedSample, deleteSample } from './sample.queries.ts';

/** Removes all invented data, files last: an interruption leaves unused files, never a broken page. */
export async function clearSample({ db, store }: PictureContext): Promise<DeletedSample> {
  const deleted = await deleteSample(db);
  await removePicturesFiles(store, new Set(deleted.pictureHashes));
  return deleted;
}

/** `npm run sample:clear`: listings of agencies and people stay. */
async function main(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase({ ...config, unlimitedStatements: true });
  try {
    const store = new FolderStore(join(config.dataDir, 'pictures'));
    const { listings, pictureHashes } = await clearSample({ db: database.db, store });
    console.log(`${listings} sample listings and ${pictureHashes.length} pictures removed.`);
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(operatorMessage(error) ?? error);
    process.exitCode = 1;
  }
}
