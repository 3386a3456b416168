import { type SqlBool, sql } from 'kysely';
import type { VisitorAdoption } from '#platform/context/personal-records.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';

/** Moves a visitor's alerts to an account. The address of the account replaces the one that the visitor gave. */
export async function markAdopted(tx: Db, { visitorId, accountId }: VisitorAdoption): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ accountId, visitorId: null, email: null, emailConfirmedAt: null })
    .where('visitorId', '=', visitorId)
    .execute();
  await tx.deleteFrom('alertConsent').where('visitorId', '=', visitorId).execute();
}

/** All stored alerts of an account, for its data export. */
export const listAllAlerts = (db: Db, accountId: number) =>
  db
    .selectFrom('alert')
    .select(['id', 'name', 'notification', 'filter', 'locale', 'createdAt', 'updatedAt'])
    .select('openedAt')
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

/** Deletes all alerts of some accounts, and their matches. */
export async function deleteAlertsOf(tx: Db, accountIds: readonly number[]): Promise<void> {
  const ids = sql<number>`any(${[...accountIds]}::int[])`;
  await tx.deleteFrom('alert').where('accountId', '=', ids).execute();
  await tx.deleteFrom('alertMatch').where('accountId', '=', ids).execute();
}

/** Deletes visitors' alerts that are not mailed, and were neither opened nor changed since a time. Index: alert_visitor_opened. */
export async function deleteForgottenAlerts(db: Db, before: Date): Promise<void> {
  const where = sql<SqlBool>`
    visitor_id is not null and email_confirmed_at is null and opened_at < ${before} and updated_at < ${before}`;
  await deleteInBatches(db, 'alert', where);
}
