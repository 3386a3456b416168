import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';

/** An erased account, with the address that it had. */
export interface ErasedAccount {
  id: number;
  email: string;
  /** Whether another account has this address now. */
  isAddressUsed: boolean;
}

/**
 * Erases the personal data of some inactive accounts: removed ones, and ones that were never confirmed nor used, which become removed.
 *
 * The row stays, so that references to it remain valid. The name of the picture stays until its file is deleted.
 */
export async function eraseAccounts(
  tx: Db,
  { quietSince, now, most }: { quietSince: Date; now: Date; most: number },
): Promise<ErasedAccount[]> {
  const { rows } = await sql<ErasedAccount>`
    with gone as (
      select id, email, email_key from account
      where (status = ${AccountStatus.Removed} and erased_at is null and removed_at < ${quietSince})
        or (status = ${AccountStatus.NotConfirmed} and active_at < ${quietSince})
      order by id limit ${most} for no key update
    )
    update account a set
      status = ${AccountStatus.Removed}, removed_at = coalesce(a.removed_at, ${now}),
      email = 'erased-' || a.id || '@erased.invalid', email_key = 'erased-' || a.id || '@erased.invalid',
      first_name = '', last_name = '', gender = 0, phone = null, mobile_phone = null, biography = null,
      languages = '{}', occupation = null, occupation_since = null, affiliations = 0, diplomas = 0,
      password_hash = null, totp_secret = null, totp_next_secret = null, totp_confirmed_at = null, erased_at = ${now}
    from gone where gone.id = a.id
    returning a.id, gone.email, exists (
      select from account b
      where b.email_key = gone.email_key and b.status <> ${AccountStatus.Removed} and b.id <> a.id
    ) as "isAddressUsed"`.execute(tx);
  for (const { id } of rows) await deleteFactors(tx, id);
  const ids = sql<number>`any(${rows.map(({ id }) => id)}::int[])`;
  if (rows.length > 0)
    for (const table of ['accountSession', 'accountToken'] as const)
      await tx.deleteFrom(table).where('accountId', '=', ids).execute();
  return rows;
}

/** Erased accounts whose picture file is still to be deleted. */
export const listPicturesOfErased = (db: Db): Promise<{ id: number; picture: string }[]> =>
  db
    .selectFrom('account')
    .select(['id', 'picture'])
    .where('erasedAt', 'is not', null)
    .where('picture', 'is not', null)
    .$narrowType<{ picture: string }>()
    .execute();

/** Clears the name of an erased account's picture. */
export async function deletePictureOfAccount(db: Db, id: number): Promise<void> {
  await db.updateTable('account').set({ picture: null }).where('id', '=', id).execute();
}

/** Deletes the accounts of the sample market. @returns how many */
export async function deleteSampleAccounts(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('account').where('isSample', '=', true).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the providers and recovery codes of an account. */
export async function deleteFactors(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('accountIdentity').where('accountId', '=', accountId).execute();
  await tx.deleteFrom('accountRecoveryCode').where('accountId', '=', accountId).execute();
}
