import { sql } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { Db } from '#platform/db/db.ts';
import type { AlertRecord } from '../../alert.record.ts';
import type { AlertFrequency } from '../../alert.ts';
import { alertFilterOf, type StoredFilter } from '../../alert-filter.ts';

/** Owner of alerts: a member or a visitor. */
export type AlertOwner = { accountId: number; visitorId?: undefined } | { visitorId: string; accountId?: undefined };

const COLUMNS = [
  'id',
  'accountId',
  'visitorId',
  'name',
  'notification',
  'filter',
  'locale',
  'email',
  'emailConfirmedAt',
  'createdAt',
  'updatedAt',
  'openedAt',
] as const;

const ofOwner = ({ accountId, visitorId }: AlertOwner) =>
  accountId === undefined
    ? sql<boolean>`alert.visitor_id = ${visitorId}`
    : sql<boolean>`alert.account_id = ${accountId}`;

/** Alerts of an owner, each with the id of its latest match. Both lookups use an index. */
const selectAlerts = (db: Db, owner: AlertOwner) =>
  db
    .selectFrom('alert')
    .select(COLUMNS)
    .select(({ selectFrom }) =>
      selectFrom('alertMatch')
        .select(({ fn }) => fn.max<string | null>('alertMatch.id').as('last'))
        .whereRef('alertMatch.alertId', '=', 'alert.id')
        .as('lastMatchId'),
    )
    .where(ofOwner(owner));

type AlertRow = Awaited<ReturnType<ReturnType<typeof selectAlerts>['executeTakeFirstOrThrow']>>;

const recordOf = ({ filter, notification, locale, lastMatchId, ...row }: AlertRow): AlertRecord => ({
  ...row,
  notification: notification as AlertFrequency,
  locale: locale as Locale,
  filter: alertFilterOf(filter),
  lastMatchId: lastMatchId === null ? null : Number(lastMatchId),
});

/** Serializes changes of the number of an owner's alerts until the transaction ends. */
export async function lockAlertsOf(tx: Db, { accountId, visitorId }: AlertOwner): Promise<void> {
  const key = `alerts-of:${accountId ?? visitorId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** Alerts of an owner, latest first. */
export const listAlerts = async (db: Db, owner: AlertOwner): Promise<AlertRecord[]> =>
  (await selectAlerts(db, owner).orderBy('alert.id', 'desc').execute()).map(recordOf);

/** Number of alerts of an owner. */
export async function countAlerts(db: Db, owner: AlertOwner): Promise<number> {
  const { count } = await db
    .selectFrom('alert')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofOwner(owner))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An alert of an owner by its id; null where it does not exist or has another owner. */
export async function findAlert(db: Db, owner: AlertOwner, id: number): Promise<AlertRecord | null> {
  const row = await selectAlerts(db, owner).where('alert.id', '=', id).executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Locks alerts of an owner until the transaction ends. @returns the ids that exist and are the owner's */
export async function lockAlerts(tx: Db, owner: AlertOwner, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('alert')
    .select('id')
    .where(ofOwner(owner))
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks an alert of an owner until the transaction ends.
 *
 * @returns its filter as stored, including fields that this build does not know; null where there is no such alert
 */
export async function lockFilter(tx: Db, owner: AlertOwner, id: number): Promise<StoredFilter | null> {
  const row = await tx
    .selectFrom('alert')
    .select('filter')
    .where(ofOwner(owner))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? (row.filter as StoredFilter) : null;
}

/** Values of a new alert. */
export interface NewAlert {
  owner: AlertOwner;
  name: string;
  notification: number;
  filter: StoredFilter;
  locale: string;
  email: string | null;
  now: Date;
}

/**
 * Id of an existing alert with the same values, or null. A request that is repeated after a lost connection thus creates no second alert.
 */
export async function findEqualAlert(
  tx: Db,
  { owner, name, notification, filter, email }: NewAlert,
): Promise<number | null> {
  const row = await tx
    .selectFrom('alert')
    .select('id')
    .where(ofOwner(owner))
    .where('name', '=', name)
    .where('notification', '=', notification)
    .where('filter', '=', sql<never>`${JSON.stringify(filter)}::jsonb`)
    .where('email', 'is not distinct from', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Inserts an alert. @returns its id */
export async function insertAlert(tx: Db, { owner, filter, now, ...alert }: NewAlert): Promise<number> {
  const { id } = await tx
    .insertInto('alert')
    .values({
      ...alert,
      accountId: owner.accountId ?? null,
      visitorId: owner.visitorId ?? null,
      filter: JSON.stringify(filter),
      createdAt: now,
      updatedAt: now,
      openedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the given values of an alert. */
export async function updateAlert(
  tx: Db,
  id: number,
  { filter, now, ...change }: { name?: string; notification?: number; filter?: StoredFilter; now: Date },
): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ ...change, ...(filter && { filter: JSON.stringify(filter) }), updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Records that an alert of an owner was opened; an earlier time never replaces a later one. @returns whether there is such an alert */
export async function markOpened(db: Db, owner: AlertOwner, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alert')
    .set({ openedAt: sql<Date>`greatest(opened_at, ${now})` })
    .where(ofOwner(owner))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes alerts, and by cascade their matches. */
export async function deleteAlerts(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('alert')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}
