import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bytesOfFile } from '#capabilities/imports/server/idx/text/feed-bytes.ts';
import { importFeed } from '#capabilities/imports/server/import.service.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anIdxLine } from '#tests/factories/idx-record.ts';

/** An agency whose feed comes every six seconds with a hundred other rents: a thousand listings a minute. Says when it has begun. */
const LISTINGS = 1_000;
const CHANGED_EACH = 100;
const EVERY_MS = 6_000;

const database = await openDatabase({ ...readConfig(), unlimitedStatements: true });
const folder = mkdtempSync(join(tmpdir(), 'lares-bench-feed-'));
let isOver = false;
process.once('message', () => {
  isOver = true;
});
let changed = await importRound(0);
process.send?.('begun');
for (let round = 1; !isOver; round += 1) {
  const dueMs = performance.now() + EVERY_MS;
  changed += await importRound(round);
  while (!isOver && performance.now() < dueMs) await sleep(50);
}
await database.close();
rmSync(folder, { recursive: true });
process.send?.(changed - LISTINGS, () => process.exit(0));

/** Returns how many listings it made or changed. */
async function importRound(round: number): Promise<number> {
  const file = join(folder, 'unload.txt');
  const output = openSync(file, 'w');
  for (let number = 0; number < LISTINGS; number += 1) {
    // Each listing's rent goes up when its hundred is next.
    const times = Math.floor((round * CHANGED_EACH + LISTINGS - 1 - number) / LISTINGS);
    const changes = { ref_object: String(number + 1), selling_price: '', rent_net: String(1_000 + times) };
    writeSync(output, `${anIdxLine(changes)}\r\n`, null, 'latin1');
  }
  closeSync(output);
  const { created, updated } = await importFeed(
    { db: database.db, store: new FolderStore(join(folder, 'pictures')) },
    { agencyName: 'Régie du Lac', feed: bytesOfFile(file), dryRun: false, confirm: false, now: new Date() },
  );
  return created + updated;
}
