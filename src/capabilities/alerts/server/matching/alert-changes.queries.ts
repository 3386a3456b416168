import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import { type DatabaseLook, LOOK, LOOKING, lookOf, unseenBy } from '#platform/freshness/database-look.queries.ts';
import type { StoredFilter } from '../../alert-filter.ts';
import { cutByBytes, filtersInParts, isLeftOut, type RowInPart } from './filters-in-parts.queries.ts';

/** An alert as the index is told of it. */
export interface AlertRow {
  id: number;
  /** Null where the alert is gone. */
  filter: StoredFilter | null;
  /** Whether anybody is to hear of homes that fit it. */
  isTold: boolean;
}

/** Of an alert `a`: a visitor without a confirmed address looks by themselves, and so does who chose "never". */
export const IS_SENT: RawBuilder<boolean> = sql`
  (a.notification <> 0 and (a.account_id is not null or a.email_confirmed_at is not null))`;

/** Alerts in the order of their ids, after one id: at most `limit`, and fewer where they are large. Index: alert_pkey. */
export async function listAlertsAfter(
  db: Db,
  id: number,
  limit: number,
): Promise<(AlertRow & RowInPart & { filter: StoredFilter })[]> {
  const { rows } = await cutByBytes(sql<AlertRow & { filter: StoredFilter }>`
    select a.id, a.filter, ${IS_SENT} as "isTold" from alert a where a.id > ${id} order by a.id limit ${limit}`).execute(
    db,
  );
  return rows;
}

/** What happened to alerts since an earlier look. */
export interface AlertChanges {
  look: DatabaseLook;
  changed: AlertRow[];
}

/**
 * Alerts that an earlier look could not see as they are, in one statement and so in one snapshot itself, at most `limit`. Filters beyond
 * what one statement should read follow part by part; these may be newer than the look, which then hears of them again. Index:
 * alert_change_changed.
 */
export async function listAlertChangesSince(db: Db, since: DatabaseLook, limit: number): Promise<AlertChanges> {
  const { rows } = await sql<AlertRow & DatabaseLook & { id: number | null; isLeft: boolean }>`${LOOKING}
    select ${LOOK}, change.* from (select) as look left join (
      select id, "isTold", "isLeft", case when not "isLeft" then filter end as filter from (
        select *, ${isLeftOut(sql`filter`)} as "isLeft" from (
          select c.alert_id as id, a.filter, coalesce(${IS_SENT}, false) as "isTold"
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
      await cutByBytes(sql<AlertRow>`
        select a.id, a.filter, ${IS_SENT} as "isTold" from alert a where a.id = any(${[...some]}::int[])`).execute(db)
    ).rows;
  for await (const part of filtersInParts(ids.toSorted(ascending), list)) for (const row of part) read.set(row.id, row);
  return read;
}

const ascending = (one: number, other: number): number => one - other;

/** Changes that carry transaction numbers of another server, as those of a dump do: who reads all alerts needs none of them. */
export async function deleteForeignChanges(db: Db): Promise<void> {
  await sql`delete from alert_change where changed >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}

/** Forgets which alerts went long ago. Index: alert_change_removed. */
export async function deleteRemovedAlerts(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'alertChange', sql`removed_at < ${before}`);
}
