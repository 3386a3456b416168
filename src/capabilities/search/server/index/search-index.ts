import { setImmediate } from 'node:timers/promises';
import { ANY_OFFER } from '#capabilities/offers/offer.versions.ts';
import { type Db, upkeep } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/statements/ending-db.ts';
import { changeLogOf } from '#platform/freshness/change-log.ts';
import { currentVersions } from '#platform/freshness/current-versions.ts';
import { type DatabaseLook, findLook } from '#platform/freshness/database-look.queries.ts';
import { type CopyReader, TrackedCopy } from '#platform/freshness/tracked-copy.ts';
import { SearchTable } from '../table/search-table.ts';
import { followChanges } from './follow-changes.ts';
import {
  adoptForeignChanges,
  listSearchChangesSince,
  listSearchRowsAfter,
  type SearchChanges,
} from './search-changes.queries.ts';

const ROWS_AT_ONCE = 5_000;
async function readTable(db: Db): Promise<{ copy: SearchTable; look: DatabaseLook }> {
  while ((await upkeep(db, (tx) => adoptForeignChanges(tx, ROWS_AT_ONCE))) > 0);
  const look = await findLook(db);
  const copy = new SearchTable();
  let lastId = 0;
  for (;;) {
    const rows = await upkeep(db, (tx) => listSearchRowsAfter(tx, lastId, ROWS_AT_ONCE));
    for (const row of rows) copy.put(row);
    lastId = rows.at(-1)?.id ?? lastId;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  for (const _part of copy.arrange()) await setImmediate();
  return { copy, look };
}

/** Reads the public listings of a database. */
const searchReader = (db: Db): CopyReader<SearchTable, SearchChanges> => ({
  read: readTable,
  changesSince: listSearchChangesSince,
  apply: (table, changes) => {
    const changed = followChanges(table, changes);
    if (changed.length > 0) changeLogOf(db).changed(changed);
    return true;
  },
  dependency: () => changeLogOf(db).dependencyOn(ANY_OFFER),
  onRead: (before) => {
    before?.changes.end();
    changeLogOf(db).allChanged();
  },
});

const indexes = new WeakMap<Db, TrackedCopy<SearchTable, SearchChanges>>();

/**
 * The public listings of a database as they are now, see `TrackedCopy.current`; for an answer requested earlier, as they were
 * then or later. While none has changed, the look at the versions is the only statement.
 */
export async function searchTable(db: Db, askedAtMs: number | null = null): Promise<SearchTable> {
  await currentVersions({ db, askedAtMs });
  const shared = sharedDb(db);
  const index = indexes.get(shared) ?? new TrackedCopy(shared, searchReader(shared));
  indexes.set(shared, index);
  return index.since(askedAtMs);
}
