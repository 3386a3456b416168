import type { Db } from '#platform/db/db.ts';

/** The encrypted keys of an account, and the time step of the last accepted code. */
export const findSecondFactor = (tx: Db, accountId: number) =>
  tx
    .selectFrom('account')
    .select([
      'totpSecret as key',
      'totpNextSecret as nextKey',
      'totpConfirmedAt as confirmedAt',
      'totpUsedStep as usedStep',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Accounts with their encrypted keys. */
export const listAccountsWithKeys = (db: Db) =>
  db
    .selectFrom('account')
    .select(['id', 'totpSecret as key', 'totpNextSecret as nextKey'])
    .where((where) => where.or([where('totpSecret', 'is not', null), where('totpNextSecret', 'is not', null)]))
    .execute();

/** Replaces a key by the same one with another encryption, unless the stored one changed meanwhile. */
export async function replaceKey(
  db: Db,
  accountId: number,
  { column, from, to }: { column: 'totpSecret' | 'totpNextSecret'; from: string; to: string },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ [column]: to })
    .where('id', '=', accountId)
    .where(column, '=', from)
    .execute();
}

/** Stores a key that is not in force yet. */
export async function updateNextKey(tx: Db, accountId: number, nextKey: string): Promise<void> {
  await tx.updateTable('account').set({ totpNextSecret: nextKey }).where('id', '=', accountId).execute();
}

/** Puts a key in force after a code of it was verified. */
export async function confirmKey(
  tx: Db,
  accountId: number,
  { key, step, now }: { key: string; step: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ totpSecret: key, totpNextSecret: null, totpConfirmedAt: now, totpUsedStep: step })
    .where('id', '=', accountId)
    .execute();
}

/** Records the time step of an accepted code. */
export async function updateUsedStep(tx: Db, accountId: number, step: number): Promise<void> {
  await tx.updateTable('account').set({ totpUsedStep: step }).where('id', '=', accountId).execute();
}

/** Deletes the keys and recovery codes of an account. */
export async function deleteSecondFactor(tx: Db, accountId: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ totpSecret: null, totpNextSecret: null, totpConfirmedAt: null, totpUsedStep: null })
    .where('id', '=', accountId)
    .execute();
  await tx.deleteFrom('accountRecoveryCode').where('accountId', '=', accountId).execute();
}

/** Replaces the hashes of an account's recovery codes. */
export async function replaceRecoveryCodes(tx: Db, accountId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('accountRecoveryCode').where('accountId', '=', accountId).execute();
  await tx
    .insertInto('accountRecoveryCode')
    .values(hashes.map((hash) => ({ accountId, codeHash: hash })))
    .execute();
}

/** Marks a recovery code as used. @returns whether it existed and was unused */
export async function spendRecoveryCode(tx: Db, accountId: number, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accountRecoveryCode')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sign-in method of a session. */
export async function findProviderOfSession(tx: Db, sessionId: number): Promise<number> {
  const { provider } = await tx
    .selectFrom('accountSession')
    .select('provider')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return provider;
}
