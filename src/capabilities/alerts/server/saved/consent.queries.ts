import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches, inBatches } from '#platform/db/in-batches.queries.ts';
import type { AlertConsent } from '../../alert.record.ts';

/** The visitor and the address that a consent link is for. */
export interface NewConsent {
  visitorId: string;
  email: string;
}

/** Inserts a consent link, with the hash of its secret. */
export async function insertConsent(
  tx: Db,
  { tokenHash, visitorId, email, now, expiresAt }: NewConsent & { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.insertInto('alertConsent').values({ tokenHash, visitorId, email, createdAt: now, expiresAt }).execute();
}

/** The pending consent of a link; null where the link has expired or is used, or no alert has the address any more. */
export async function findConsent(db: Db, tokenHash: Buffer, now: Date): Promise<AlertConsent | null> {
  const row = await db
    .selectFrom('alertConsent')
    .innerJoin('alert', (join) =>
      join.onRef('alert.visitorId', '=', 'alertConsent.visitorId').onRef('alert.email', '=', 'alertConsent.email'),
    )
    .select(({ fn }) => ['alertConsent.email', fn.countAll<number>().as('count')])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .groupBy('alertConsent.email')
    .executeTakeFirst();
  return row ? { email: row.email, count: Number(row.count) } : null;
}

/** Deletes a consent link, so that it works once. @returns its visitor and address; null where it has expired or is used */
export async function spendConsent(tx: Db, tokenHash: Buffer, now: Date): Promise<NewConsent | null> {
  const row = await tx
    .deleteFrom('alertConsent')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning(['visitorId', 'email'])
    .executeTakeFirst();
  return row ?? null;
}

/** Confirms the address in all present alerts of a visitor that have it. @returns the number of alerts */
export async function markAlertConfirmed(tx: Db, { visitorId, email }: NewConsent, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('alert')
    .set({ emailConfirmedAt: now, updatedAt: now })
    .where('visitorId', '=', visitorId)
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Removes a declined address from a visitor's alerts, and deletes all other consent links to it. The alerts stay.
 *
 * @returns the number of alerts
 */
export async function markUnwanted(tx: Db, { visitorId, email }: NewConsent, now: Date): Promise<number> {
  await tx.deleteFrom('alertConsent').where('visitorId', '=', visitorId).where('email', '=', email).execute();
  const { numUpdatedRows } = await tx
    .updateTable('alert')
    .set({ email: null, emailConfirmedAt: null, updatedAt: now })
    .where('visitorId', '=', visitorId)
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes expired consent links, and addresses that were not confirmed since a time. */
export async function deleteOldConsents(db: Db, { now, before }: { now: Date; before: Date }): Promise<void> {
  await deleteInBatches(db, 'alertConsent', sql`expires_at < ${now}`);
  const where = sql<SqlBool>`
    visitor_id is not null and email is not null and email_confirmed_at is null and updated_at < ${before}`;
  await inBatches(db, { table: 'alert', where }, (picked) => sql`update alert set email = null where ${picked}`);
}
