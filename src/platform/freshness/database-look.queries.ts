import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { CHANGES_NOTHING } from '#platform/db/quiet-database.ts';

/** What one look at a database could see. */
export interface DatabaseLook {
  /** A `pg_snapshot` as text: whatever a later transaction writes is not visible in it. */
  snapshot: string;
  /** The database looked at: a restored one at the same address is another. */
  database: string;
}

/** What a look sees, in columns. */
export const LOOK = sql`pg_current_snapshot()::text as snapshot, (select id::text from database_identity) as database`;

/** Begins every look. */
export const LOOKING = sql.raw(CHANGES_NOTHING);

/** A look to read everything after. */
export async function findLook(db: Db): Promise<DatabaseLook> {
  const { rows } = await sql<DatabaseLook>`${LOOKING} select ${LOOK}`.execute(db);
  return lookOf(rows);
}

/** The look in rows that begin with it. @throws Error where a database does not say which it is */
export function lookOf([row]: readonly DatabaseLook[]): DatabaseLook {
  if (!row?.database) throw new Error('The database has no identity.');
  return { snapshot: row.snapshot, database: row.database };
}

/**
 * Whether a look could not see the transaction of a column: those that were running then and have ended since are among it, so
 * nothing is missed, whatever the order of commits.
 */
export function unseenBy({ snapshot }: DatabaseLook, column: string): RawBuilder<boolean> {
  const [since, changed] = [sql`${snapshot}::pg_snapshot`, sql.ref(column)];
  return sql`${changed} >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(${changed}, ${since})`;
}
