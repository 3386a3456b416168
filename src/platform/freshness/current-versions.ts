import { type Db, upkeep } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/statements/ending-db.ts';
import { type ChangeLog, changeLogOf } from './change-log.ts';
import { deleteForeignStamps, listVersionChangesSince, type VersionChanges } from './data-versions.queries.ts';
import { findLook } from './database-look.queries.ts';
import { type CopyReader, TrackedCopy } from './tracked-copy.ts';

/** The change log as a copy of the table of versions. */
const versionReader = (db: Db): CopyReader<ChangeLog, VersionChanges> => ({
  read: async () => {
    await upkeep(db, deleteForeignStamps);
    return { copy: changeLogOf(db), look: await findLook(db) };
  },
  changesSince: listVersionChangesSince,
  apply: (changeLog, { names }) => {
    if (names.length > 0) changeLog.changed(names);
    return true;
  },
  onRead: () => changeLogOf(db).allChanged(),
});

const versions = new WeakMap<Db, TrackedCopy<ChangeLog, VersionChanges>>();

/**
 * The change log of a database as of now, or as of a request's time or later: await it before an answer from a cache is checked. It costs
 * at most one small statement, which concurrent callers share.
 *
 * @param askedAtMs time of the request, by `performance.now()`; null for now
 */
export function currentVersions({ db, askedAtMs }: { db: Db; askedAtMs: number | null }): Promise<ChangeLog> {
  const shared = sharedDb(db);
  const tracked = versions.get(shared) ?? new TrackedCopy(shared, versionReader(shared));
  versions.set(shared, tracked);
  return tracked.since(askedAtMs);
}
