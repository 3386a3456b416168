import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, upkeep } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/statements/ending-db.ts';
import { type DatabaseLook, findLook } from '#platform/freshness/database-look.queries.ts';
import { type CopyReader, TrackedCopy } from '#platform/freshness/tracked-copy.ts';
import { withYields } from '#platform/queues/with-yields.ts';
import {
  type AlertChanges,
  deleteForeignChanges,
  listAlertChangesSince,
  listAlertsAfter,
} from './alert-changes.queries.ts';
import { AlertTable } from './alert-table.ts';

/** Longest time that a request waits for the alerts to be read, in milliseconds. */
const LOAD_TIMEOUT_MS = 300;
const ROWS_AT_ONCE = 5_000;
/** From this number of changes since the last snapshot on, all alerts are read again. */
const MOST_CHANGES = 20_000;

async function readTable(db: Db): Promise<{ copy: AlertTable; look: DatabaseLook }> {
  await upkeep(db, deleteForeignChanges);
  const look = await findLook(db);
  const copy = new AlertTable();
  let lastId = 0;
  for (;;) {
    const rows = await upkeep(db, (tx) => listAlertsAfter(tx, lastId, ROWS_AT_ONCE));
    for await (const { id, filter, isSent } of withYields(rows)) copy.put(id, filter, isSent);
    const last = rows.at(-1);
    lastId = last?.id ?? lastId;
    if (rows.length < ROWS_AT_ONCE && !last?.isCut) return { copy, look };
  }
}

const ALERT_READER: CopyReader<AlertTable, AlertChanges> = {
  read: readTable,
  changesSince: (db, since) => listAlertChangesSince(db, since, MOST_CHANGES),
  apply: (table, { changed }) => {
    if (table.isWorn || changed.length === MOST_CHANGES) return false;
    for (const { id, filter, isSent } of changed) {
      if (filter === null) table.remove(id);
      else table.put(id, filter, isSent);
    }
    return true;
  },
};

const indexes = new WeakMap<Db, TrackedCopy<AlertTable, AlertChanges>>();

function indexOf(db: Db): TrackedCopy<AlertTable, AlertChanges> {
  const shared = sharedDb(db);
  const index = indexes.get(shared) ?? new TrackedCopy(shared, ALERT_READER);
  indexes.set(shared, index);
  return index;
}

/** The index of a database's alerts as they are now, see `TrackedCopy.current`. It is empty when no alert exists. */
export const alertTable = (db: Db): Promise<AlertTable> => indexOf(db).current();

/** `alertTable` for a request that cannot wait: null where the alerts take longer than `LOAD_TIMEOUT_MS` to be read. */
export async function alertTableSoon(db: Db): Promise<AlertTable | null> {
  const index = indexOf(db);
  const table = index.current();
  if (index.isRead) return table;
  // A load that fails after the time-out reports no error to this caller. The next call starts another load.
  return Promise.race([table, sleep(LOAD_TIMEOUT_MS, null, { ref: false })]);
}
