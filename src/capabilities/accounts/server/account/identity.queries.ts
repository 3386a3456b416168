import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';

/** A person at a provider. */
export interface IdentityKey {
  provider: number;
  subject: string;
}

/** Id of the account of a person at a provider, unless it is removed; else null. */
export async function findAccountOfIdentity(db: Db, { provider, subject }: IdentityKey): Promise<number | null> {
  const row = await db
    .selectFrom('accountIdentity as i')
    .innerJoin('account as a', 'a.id', 'i.accountId')
    .select('a.id')
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .where('a.status', '<>', AccountStatus.Removed)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Adds an identity to an account. @returns false where it belongs to an account already */
export async function insertIdentity(
  tx: Db,
  { now, ...identity }: IdentityKey & { accountId: number; email: string; isEmailVerified: boolean; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('accountIdentity')
    .values({ ...identity, createdAt: now })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes a provider from an account. @returns whether it existed */
export async function deleteIdentity(tx: Db, accountId: number, provider: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accountIdentity')
    .where('accountId', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes providers that were added since a time. */
export async function deleteIdentitiesSince(tx: Db, accountId: number, since: Date): Promise<void> {
  await tx.deleteFrom('accountIdentity').where('accountId', '=', accountId).where('createdAt', '>=', since).execute();
}

/** Deletes providers that did not verify the address of the account. */
export async function deleteUnverifiedIdentities(tx: Db, accountId: number): Promise<void> {
  await tx
    .deleteFrom('accountIdentity')
    .where('accountId', '=', accountId)
    .where('isEmailVerified', '=', false)
    .execute();
}
