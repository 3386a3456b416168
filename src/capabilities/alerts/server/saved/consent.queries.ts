import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches, inBatches } from '#platform/db/in-batches.queries.ts';
import type { AlertConsent } from '../../alert.record.ts';

/** Whose address a link asks, and what for. */
export interface ConsentAbout {
  visitorId: string;
  email: string;
}

/** Adds a link by the hash of its secret. */
export async function insertConsent(
  tx: Db,
  { tokenHash, visitorId, email, now, expiresAt }: ConsentAbout & { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.insertInto('alertConsent').values({ tokenHash, visitorId, email, createdAt: now, expiresAt }).execute();
}

/** What a link asks that could be answered at this moment: null where it holds no more, or nothing is left to ask for. */
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

/** Takes a link, once. Returns whose address it asks, or null. */
export async function spendConsent(tx: Db, tokenHash: Buffer, now: Date): Promise<ConsentAbout | null> {
  const row = await tx
    .deleteFrom('alertConsent')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning(['visitorId', 'email'])
    .executeTakeFirst();
  return row ?? null;
}

/** An address said yes to a visitor's alerts as they are by now. Returns how many they are. */
export async function markAlertConfirmed(tx: Db, { visitorId, email }: ConsentAbout, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('alert')
    .set({ emailConfirmedAt: now, updatedAt: now })
    .where('visitorId', '=', visitorId)
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** An address said no: the visitor keeps the alerts, without it. Returns how many they are. */
export async function markUnwanted(tx: Db, { visitorId, email }: ConsentAbout, now: Date): Promise<number> {
  await tx.deleteFrom('alertConsent').where('visitorId', '=', visitorId).where('email', '=', email).execute();
  const { numUpdatedRows } = await tx
    .updateTable('alert')
    .set({ email: null, emailConfirmedAt: null, updatedAt: now })
    .where('visitorId', '=', visitorId)
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets links that hold no more, and addresses that never said yes. */
export async function deleteOldConsents(db: Db, { now, before }: { now: Date; before: Date }): Promise<void> {
  await deleteInBatches(db, 'alertConsent', sql`expires_at < ${now}`);
  const where = sql<SqlBool>`
    visitor_id is not null and email is not null and email_confirmed_at is null and updated_at < ${before}`;
  await inBatches(db, { table: 'alert', where }, (picked) => sql`update alert set email = null where ${picked}`);
}
