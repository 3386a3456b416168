import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { CHANGES_NOTHING } from '#platform/db/statements/quiet-database.ts';

/** State of the database at one look. */
export interface DatabaseLook {
  /** A `pg_snapshot` as text: writes of later transactions are not visible in it. */
  snapshot: string;
  /**
   * The observed history: the database and its timeline. A database restored at the same address is another one, and a replica that took
   * over continues in a timeline of its own, which may lack the last transactions of the earlier server.
   */
  database: string;
}

/** A replica has no timeline of its own before its promotion. */
const TIMELINE = sql`case when pg_is_in_recovery() then 'replica'
  else left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end`;

/** Columns of a look. */
export const LOOK = sql`pg_current_snapshot()::text as snapshot,
  (select id::text from database_identity) || ' ' || ${TIMELINE} as database`;

/** Prefix of every look. */
export const LOOKING = sql.raw(CHANGES_NOTHING);

/** A look, to be followed by reading. */
export async function findLook(db: Db): Promise<DatabaseLook> {
  const { rows } = await sql<DatabaseLook>`${LOOKING} select ${LOOK}`.execute(db);
  return lookOf(rows);
}

/** The look in rows that begin with it. @throws Error where the database does not identify itself */
export function lookOf([row]: readonly DatabaseLook[]): DatabaseLook {
  if (!row?.database) throw new Error('The database has no identity.');
  return { snapshot: row.snapshot, database: row.database };
}

/** Whether one look continues another: the same history, and no earlier snapshot of it. */
export const continues = (later: DatabaseLook, earlier: DatabaseLook): boolean =>
  later.database === earlier.database && endOf(later) >= endOf(earlier);

/** The first transaction number not assigned yet. */
const endOf = ({ snapshot }: DatabaseLook): bigint => BigInt(snapshot.split(':')[1] ?? '0');

/**
 * Whether a look could not see the transaction of a column. Transactions that were running then and have ended since are included, so
 * nothing is missed, whatever the order of commits.
 */
export function unseenBy({ snapshot }: DatabaseLook, column: string): RawBuilder<boolean> {
  const [since, changed] = [sql`${snapshot}::pg_snapshot`, sql.ref(column)];
  return sql`${changed} >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(${changed}, ${since})`;
}
