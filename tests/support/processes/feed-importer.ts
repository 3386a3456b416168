import { join } from 'node:path';
import { bytesOfFile } from '#capabilities/imports/server/idx/text/feed-bytes.ts';
import { importFeed } from '#capabilities/imports/server/import.service.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { environmentDatabase } from '#tests/support/product/environment-database.ts';

/** Imports `feed.txt` of a folder, with its pictures, for an agency; reports each statement, and the end. */
const [agencyName = '', folder = '', store = ''] = process.argv.slice(2);

const database = await environmentDatabase({ onStatement: () => process.send?.('statement') });
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
