import type { Db } from '#platform/db/db.ts';

/** The stored key pair. */
export interface StoredKeys {
  publicKey: string;
  /** Encrypted. */
  privateKey: string;
}

/** The key pair, or undefined before its creation. */
export const findKeys = (db: Db): Promise<StoredKeys | undefined> =>
  db.selectFrom('pushKey').select(['publicKey', 'privateKey']).where('id', '=', 1).executeTakeFirst();

/** Inserts a key pair where there is none: of several processes that create one concurrently, the first wins. */
export async function insertKeys(db: Db, { publicKey, privateKey }: StoredKeys, now: Date): Promise<void> {
  await db
    .insertInto('pushKey')
    .values({ id: 1, publicKey, privateKey, madeAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Replaces the encrypted private key, unless another process has done so. */
export async function replacePrivateKey(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await db.updateTable('pushKey').set({ privateKey: to }).where('privateKey', '=', from).execute();
}

/** Deletes an unusable key pair with all devices that subscribed under it. */
export async function deleteKeys(tx: Db, privateKey: string): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom('pushKey').where('privateKey', '=', privateKey).executeTakeFirst();
  if (numDeletedRows > 0n) await tx.deleteFrom('pushSubscription').execute();
}
