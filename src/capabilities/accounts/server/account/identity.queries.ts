import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';

/** Somebody at a provider. */
export interface IdentityKey {
  provider: number;
  subject: string;
}

/** The account, not removed, that somebody at a provider signs in to. */
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

/** Adds an identity to an account. Returns whether it belonged to none. */
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

/** Takes a provider away from an account. Returns whether it was there. */
export async function deleteIdentity(tx: Db, accountId: number, provider: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accountIdentity')
    .where('accountId', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes providers away that were added since a moment. */
export async function deleteIdentitiesSince(tx: Db, accountId: number, since: Date): Promise<void> {
  await tx.deleteFrom('accountIdentity').where('accountId', '=', accountId).where('createdAt', '>=', since).execute();
}

/** Takes providers away that did not vouch for the address of the account. */
export async function deleteUnverifiedIdentities(tx: Db, accountId: number): Promise<void> {
  await tx
    .deleteFrom('accountIdentity')
    .where('accountId', '=', accountId)
    .where('isEmailVerified', '=', false)
    .execute();
}
