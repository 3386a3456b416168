import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { type DatabaseLook, LOOK, LOOKING, lookOf, unseenBy } from './database-look.queries.ts';

/** Versions that changed since an earlier look. */
export interface VersionChanges {
  look: DatabaseLook;
  names: string[];
}

/** All versions that an earlier look could not see, by one statement. Indexes: offer_search_changed, offer_search_removal_changed. */
export async function listVersionChangesSince(db: Db, since: DatabaseLook): Promise<VersionChanges> {
  const { rows } = await sql<DatabaseLook & { names: string[] | null }>`${LOOKING}
    select ${LOOK}, (select array_agg(distinct v.name) from data_version v where ${unseenBy(since, 'v.changed')}) as names
    `.execute(db.withoutPlugins());
  return { look: lookOf(rows), names: rows[0]?.names ?? [] };
}

/** Deletes stamps with the transaction ids of another server, as after the restore of a dump: they would count as new for ever. */
export async function deleteForeignStamps(db: Db): Promise<void> {
  await sql`delete from stamp where changed >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}
