import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';

/** A sign-in at a provider that was begun, under the hash of its state. */
export interface NewProviderSignIn {
  stateHash: Buffer;
  provider: number;
  nonce: string;
  codeVerifier: string;
  now: Date;
}

/** Keeps a sign-in that was begun. */
export async function insertProviderSignIn(db: Db, { now, ...signIn }: NewProviderSignIn): Promise<void> {
  await db
    .insertInto('providerSignIn')
    .values({ ...signIn, createdAt: now })
    .execute();
}

/** A sign-in that was begun after a moment and not used. */
export const findProviderSignIn = (db: Db, stateHash: Buffer, begunAfter: Date) =>
  db
    .selectFrom('providerSignIn')
    .select(['provider', 'nonce', 'codeVerifier', 'tokenHash'])
    .where('stateHash', '=', stateHash)
    .where('createdAt', '>', begunAfter)
    .where('usedAt', 'is', null)
    .executeTakeFirst();

/** What happens to a sign-in once: its provider answers, and it is used. */
type OnceEvent = 'answeredAt' | 'usedAt';

/** Notes when it happened to a sign-in. Returns whether it had not happened before. */
export async function updateOnce(db: Db, stateHash: Buffer, event: OnceEvent, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('providerSignIn')
    .set({ [event]: now })
    .where('stateHash', '=', stateHash)
    .where(event, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes the one ID token that a sign-in led to. */
export async function updateTokenOfSignIn(db: Db, stateHash: Buffer, tokenHash: Buffer): Promise<void> {
  await db.updateTable('providerSignIn').set({ tokenHash }).where('stateHash', '=', stateHash).execute();
}

/** Forgets sign-ins that were begun before a moment. */
export async function deleteOldProviderSignIns(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'providerSignIn', sql`created_at < ${before}`);
}
