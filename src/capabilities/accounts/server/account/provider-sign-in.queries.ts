import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';

/** A sign-in begun at a provider, stored under the hash of its state. */
export interface NewProviderSignIn {
  stateHash: Buffer;
  provider: number;
  nonce: string;
  codeVerifier: string;
  now: Date;
}

/** Inserts a sign-in that was begun. */
export async function insertProviderSignIn(db: Db, { now, ...signIn }: NewProviderSignIn): Promise<void> {
  await db
    .insertInto('providerSignIn')
    .values({ ...signIn, createdAt: now })
    .execute();
}

/** A sign-in that was begun after a time and is not used. */
export const findProviderSignIn = (db: Db, stateHash: Buffer, begunAfter: Date) =>
  db
    .selectFrom('providerSignIn')
    .select(['provider', 'nonce', 'codeVerifier', 'tokenHash'])
    .where('stateHash', '=', stateHash)
    .where('createdAt', '>', begunAfter)
    .where('usedAt', 'is', null)
    .executeTakeFirst();

/** Events that happen once to a sign-in: the answer of its provider, and its use. */
type OnceEvent = 'answeredAt' | 'usedAt';

/** Records the time of an event, once. @returns whether it was the first time */
export async function recordOnce(db: Db, stateHash: Buffer, event: OnceEvent, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('providerSignIn')
    .set({ [event]: now })
    .where('stateHash', '=', stateHash)
    .where(event, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores the hash of the ID token of a sign-in. */
export async function updateTokenOfSignIn(db: Db, stateHash: Buffer, tokenHash: Buffer): Promise<void> {
  await db.updateTable('providerSignIn').set({ tokenHash }).where('stateHash', '=', stateHash).execute();
}

/** Deletes sign-ins that were begun before a time. */
export async function deleteOldProviderSignIns(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'providerSignIn', sql`created_at < ${before}`);
}
