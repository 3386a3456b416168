import { join } from 'node:path';
import { bytesOfFile } from '#capabilities/imports/server/feed-bytes.ts';
import { importFeed } from '#capabilities/imports/server/import.service.ts';
import { openDatabase } from '#platform/db/db.ts';
import { FolderStore } from '#platform/storage/object-store.ts';

/** Imports `feed.txt` of a folder, with its pictures, for an agency; tells of each statement, and when it is done. */
const [agencyName = '', folder = '', store = ''] = process.argv.slice(2);
const { DATABASE_URL, DATA_DIR = '' } = process.env;

const database = await openDatabase({
  databaseUrl: DATABASE_URL || null,
  dataDir: DATA_DIR,
  unlimitedStatements: true,
  onStatement: () => process.send?.('statement'),
});
await importFeed(
  { db: database.db, store: new FolderStore(store) },
  {
    agencyName,
    feed: bytesOfFile(join(folder, 'feed.txt')),
    picturesDir: folder,
    dryRun: false,
    confirm: false,
    now: new Date(),
  },
);
process.send?.('done');
await database.close();
process.disconnect?.();
