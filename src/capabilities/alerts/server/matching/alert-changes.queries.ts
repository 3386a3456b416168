import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** What one look at the database could see. */
export interface AlertLook {
  /** A `pg_snapshot` as text. */
  snapshot: string;
  /** The database looked at: a restored one at the same address is another. */
  database: string;
}

/** An alert as the index is told of it. */
export interface AlertRow {
  id: number;
  /** Null where the alert is gone. */
  filter: unknown;
  /** Whether anybody is to hear of homes that fit it. */
  isTold: boolean;
}

const LOOK = sql`pg_current_snapshot()::text as snapshot, (select id::text from database_identity) as database`;

/** Of an alert `a`: a visitor without a confirmed address looks by themselves, and so does who chose "never". */
export const IS_TOLD: RawBuilder<boolean> = sql`
  (a.notification <> 0 and (a.account_id is not null or a.email_confirmed_at is not null))`;

/** A look to read everything after. */
export async function findAlertLook(db: Db): Promise<AlertLook> {
  const { rows } = await sql<AlertLook>`select ${LOOK}`.execute(db);
  return lookOf(rows);
}

function lookOf([row]: readonly AlertLook[]): AlertLook {
  if (!row?.database) throw new Error('The database has no identity.');
  return { snapshot: row.snapshot, database: row.database };
}

/** Alerts in the order of their ids, after one id. Index: alert_pkey. */
export async function listAlertsAfter(db: Db, id: number, limit: number): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select a.id, a.filter, ${IS_TOLD} as "isTold" from alert a where a.id > ${id} order by a.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/**
 * Alerts that an earlier snapshot could not see as they are, in one statement and so in one snapshot itself, whatever the
 * order of commits. Index: alert_change_changed.
 */
export async function listAlertChangesSince(
  db: Db,
  { snapshot }: AlertLook,
  limit: number,
): Promise<{ look: AlertLook; changed: AlertRow[] }> {
  const since = sql`${snapshot}::pg_snapshot`;
  const { rows } = await sql<AlertRow & AlertLook & { id: number | null }>`
    select ${LOOK}, change.* from (select) as look left join (
      select c.alert_id as id, a.filter, coalesce(${IS_TOLD}, false) as "isTold"
      from alert_change c left join alert a on a.id = c.alert_id
      where c.changed >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(c.changed, ${since})
      limit ${limit}
    ) as change on true`.execute(db);
  return { look: lookOf(rows), changed: rows.filter(({ id }) => id !== null) };
}

/** Changes that carry transaction numbers of another server, as those of a dump do: who reads all alerts needs none of them. */
export async function deleteForeignChanges(db: Db): Promise<void> {
  await sql`delete from alert_change where changed >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}

/** Forgets which alerts went long ago. Index: alert_change_removed. */
export async function deleteRemovedAlerts(db: Db, before: Date): Promise<void> {
  await sql`delete from alert_change where removed_at < ${before}`.execute(db);
}
