import type { Db } from '#platform/db/db.ts';

/** The keys of an account's one-time codes, encrypted, and the time step of the last code taken. */
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

/** Accounts with keys, encrypted. */
export const listAccountsWithKeys = (db: Db) =>
  db
    .selectFrom('account')
    .select(['id', 'totpSecret as key', 'totpNextSecret as nextKey'])
    .where((where) => where.or([where('totpSecret', 'is not', null), where('totpNextSecret', 'is not', null)]))
    .execute();

/** Puts a key that is encrypted otherwise in the place of the same one, unless another came there meanwhile. */
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

/** Keeps a key that is not in force yet. */
export async function updateNextKey(tx: Db, accountId: number, nextKey: string): Promise<void> {
  await tx.updateTable('account').set({ totpNextSecret: nextKey }).where('id', '=', accountId).execute();
}

/** Puts a key in force whose code was shown. */
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

/** Notes the time step of a code that was taken. */
export async function updateUsedStep(tx: Db, accountId: number, step: number): Promise<void> {
  await tx.updateTable('account').set({ totpUsedStep: step }).where('id', '=', accountId).execute();
}

/** No more one-time codes: keys and recovery codes go. */
export async function deleteSecondFactor(tx: Db, accountId: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ totpSecret: null, totpNextSecret: null, totpConfirmedAt: null, totpUsedStep: null })
    .where('id', '=', accountId)
    .execute();
  await tx.deleteFrom('accountRecoveryCode').where('accountId', '=', accountId).execute();
}

/** Gives an account other recovery codes, by their hashes. */
export async function replaceRecoveryCodes(tx: Db, accountId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('accountRecoveryCode').where('accountId', '=', accountId).execute();
  await tx
    .insertInto('accountRecoveryCode')
    .values(hashes.map((hash) => ({ accountId, codeHash: hash })))
    .execute();
}

/** Marks a recovery code as used. Returns whether it was one that was not. */
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

/** How a session was begun. */
export async function findProviderOfSession(tx: Db, sessionId: number): Promise<number> {
  const { provider } = await tx
    .selectFrom('accountSession')
    .select('provider')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return provider;
}
