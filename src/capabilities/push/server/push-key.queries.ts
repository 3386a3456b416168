import type { Db } from '#platform/db/db.ts';

/** The pair of keys as it is kept. */
export interface StoredKeys {
  publicKey: string;
  /** Encrypted. */
  privateKey: string;
}

/** The pair, or nothing before it was made. */
export const findKeys = (db: Db): Promise<StoredKeys | undefined> =>
  db.selectFrom('pushKey').select(['publicKey', 'privateKey']).where('id', '=', 1).executeTakeFirst();

/** Keeps a pair where there is none: of several processes that make one at once, the first is right. */
export async function insertKeys(db: Db, { publicKey, privateKey }: StoredKeys, now: Date): Promise<void> {
  await db
    .insertInto('pushKey')
    .values({ id: 1, publicKey, privateKey, madeAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Encrypts the private key anew, unless another process did so already. */
export async function replacePrivateKey(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await db.updateTable('pushKey').set({ privateKey: to }).where('privateKey', '=', from).execute();
}

/** Forgets a pair that nobody can use, with all devices that know this house by it. */
export async function deleteKeys(tx: Db, privateKey: string): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom('pushKey').where('privateKey', '=', privateKey).executeTakeFirst();
  if (numDeletedRows > 0n) await tx.deleteFrom('pushSubscription').execute();
}
