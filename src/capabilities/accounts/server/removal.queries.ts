import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';

/**
 * Takes all that names a person out of removed accounts. The row stays, so that what refers to it does not break.
 *
 * @returns names of the pictures they had
 */
export async function eraseRemoved(
  db: Db,
  { removedBefore, now }: { removedBefore: Date; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ picture: string | null }>`
    with gone as (
      select id, picture from account
      where status = ${AccountStatus.Removed} and erased_at is null and removed_at < ${removedBefore}
      for update
    )
    update account a set
      email = 'erased-' || a.id || '@erased.invalid', email_key = 'erased-' || a.id || '@erased.invalid',
      first_name = '', last_name = '', gender = 0, phone = null, mobile_phone = null, picture = null, biography = null,
      languages = '{}', occupation = null, occupation_since = null, affiliations = 0, diplomas = 0,
      password_hash = null, totp_secret = null, totp_next_secret = null, totp_confirmed_at = null, erased_at = ${now}
    from gone where gone.id = a.id
    returning gone.picture as picture`.execute(db);
  await db
    .deleteFrom('account_session')
    .where('account_id', 'in', (query) => query.selectFrom('account').select('id').where('erased_at', 'is not', null))
    .execute();
  return rows.flatMap(({ picture }) => (picture === null ? [] : [picture]));
}

/** Marks accounts as removed that were never confirmed nor used. Returns how many. */
export async function removeNeverConfirmed(
  db: Db,
  { quietSince, now }: { quietSince: Date; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ status: AccountStatus.Removed, removed_at: now })
    .where('status', '=', AccountStatus.NotConfirmed)
    .where('active_at', '<', quietSince)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes the accounts of the sample market. Returns how many. */
export async function deleteSampleAccounts(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('account').where('is_sample', '=', true).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Takes away what an account signs in with. */
export async function deleteFactors(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('account_identity').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('account_recovery_code').where('account_id', '=', accountId).execute();
}
