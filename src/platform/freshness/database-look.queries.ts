import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { CHANGES_NOTHING } from '#platform/db/statements/quiet-database.ts';

/** What one look at a database could see. */
export interface DatabaseLook {
  /** A `pg_snapshot` as text: whatever a later transaction writes is not visible in it. */
  snapshot: string;
  /**
   * The history looked at: the database and its timeline. A database restored at the same address is another one, and a replica that
   * took over goes on in a timeline of its own, which may lack the last transactions of the server before it.
   */
  database: string;
}

/** A replica has no timeline of its own before it takes over. */
const TIMELINE = sql`case when pg_is_in_recovery() then 'replica'
  else left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end`;

/** What a look sees, in columns. */
export const LOOK = sql`pg_current_snapshot()::text as snapshot,
  (select id::text from database_identity) || ' ' || ${TIMELINE} as database`;

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

/** Whether one look continues what another saw: the same history, and no snapshot of it from before. */
export const continues = (later: DatabaseLook, earlier: DatabaseLook): boolean =>
  later.database === earlier.database && endOf(later) >= endOf(earlier);

/** The first transaction number that was not given yet. */
const endOf = ({ snapshot }: DatabaseLook): bigint => BigInt(snapshot.split(':')[1] ?? '0');

/**
 * Whether a look could not see the transaction of a column: those that were running then and have ended since are among it, so
 * nothing is missed, whatever the order of commits.
 */
export function unseenBy({ snapshot }: DatabaseLook, column: string): RawBuilder<boolean> {
  const [since, changed] = [sql`${snapshot}::pg_snapshot`, sql.ref(column)];
  return sql`${changed} >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(${changed}, ${since})`;
}
