import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import { type DatabaseLook, LOOK, LOOKING, lookOf, unseenBy } from '#platform/freshness/database-look.queries.ts';
import type { StoredFilter } from '../../alert-filter.ts';
import { type CutRow, exceedsByteLimit, filtersInParts, limitByBytes } from './filters-in-parts.queries.ts';

/** Fields of an alert that the index reads. */
export interface AlertRow {
  id: number;
  /** Null for a deleted alert. */
  filter: StoredFilter | null;
  /** Whether homes that fit it are sent to its owner. */
  isSent: boolean;
}

/**
 * Condition on an alert `a`: whether homes that fit it are sent. No home is sent at the interval "never", or to a visitor without a
 * confirmed address.
 */
export const IS_SENT: RawBuilder<boolean> = sql`
  (a.notification <> 0 and (a.account_id is not null or a.email_confirmed_at is not null))`;

/** Alerts after an id, in the order of ids: at most `limit`, and fewer where their filters are large. Index: alert_pkey. */
export async function listAlertsAfter(
  db: Db,
  id: number,
  limit: number,
): Promise<(AlertRow & CutRow & { filter: StoredFilter })[]> {
  const { rows } = await limitByBytes(sql<AlertRow & { filter: StoredFilter }>`
    select a.id, a.filter, ${IS_SENT} as "isSent" from alert a where a.id > ${id} order by a.id limit ${limit}`).execute(
    db,
  );
  return rows;
}

/** Alerts that changed since an earlier snapshot of the database, and the new snapshot. */
export interface AlertChanges {
  look: DatabaseLook;
  changed: AlertRow[];
}

/**
 * Alerts that changed since an earlier snapshot, at most `limit`. One statement reads them and the new snapshot, so that both agree.
 *
 * Further statements read large filters. Such a filter may be newer than the snapshot; the next call then returns it again.
 *
 * Index: alert_change_changed.
 */
export async function listAlertChangesSince(db: Db, since: DatabaseLook, limit: number): Promise<AlertChanges> {
  const { rows } = await sql<AlertRow & DatabaseLook & { id: number | null; isLeft: boolean }>`${LOOKING}
    select ${LOOK}, change.* from (select) as look left join (
      select id, "isSent", "isLeft", case when not "isLeft" then filter end as filter from (
        select *, ${exceedsByteLimit(sql`filter`)} as "isLeft" from (
          select c.alert_id as id, a.filter, coalesce(${IS_SENT}, false) as "isSent"
          from alert_change c left join alert a on a.id = c.alert_id
          where ${unseenBy(since, 'c.changed')}
          limit ${limit}
        ) as unseen
      ) as seen
    ) as change on true`.execute(db);
  const seen = rows.filter(({ id }) => id !== null);
  const left = seen.filter(({ isLeft }) => isLeft);
  const read = await listWhole(
    db,
    left.map(({ id }) => id),
  );
  return { look: lookOf(rows), changed: seen.map((row) => (row.isLeft ? (read.get(row.id) ?? row) : row)) };
}

async function listWhole(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, AlertRow>> {
  const read = new Map<number, AlertRow>();
  const list = async (some: readonly number[]) =>
    (
      await limitByBytes(sql<AlertRow>`
        select a.id, a.filter, ${IS_SENT} as "isSent" from alert a where a.id = any(${[...some]}::int[])`).execute(db)
    ).rows;
  for await (const part of filtersInParts(ids.toSorted(ascending), list)) for (const row of part) read.set(row.id, row);
  return read;
}

const ascending = (one: number, other: number): number => one - other;

/**
 * Deletes changes whose transaction ids come from another server, as after the restore of a dump. The caller reads all alerts next, so
 * these rows are not needed.
 */
export async function deleteForeignChanges(db: Db): Promise<void> {
  await sql`delete from alert_change where changed >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}

/** Deletes changes of alerts that were deleted before a time. Index: alert_change_removed. */
export async function deleteRemovedAlerts(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'alertChange', sql`removed_at < ${before}`);
}
