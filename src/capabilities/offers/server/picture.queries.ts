import type { Db } from '#platform/db/db.ts';

/** A picture by the hash of its original. */
export async function findPicture(db: Db, hash: string): Promise<{ id: number; hash: string } | undefined> {
  return db.selectFrom('picture').select(['id', 'hash']).where('hash', '=', hash).executeTakeFirst();
}

/** The hash of the picture whose hash begins with a key. Index: picture_hash_key. */
export async function findPictureHash(db: Db, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('picture')
    .select('hash')
    .where('hash', '>=', key)
    // Behind all digits.
    .where('hash', '<', `${key}g`)
    .orderBy('hash')
    .limit(1)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** What is known of a new picture. */
export interface NewPicture {
  hash: string;
  width: number;
  height: number;
  thumbHash: string;
  color: string;
  isSample: boolean;
}

/** Adds a picture, or returns the one another request has just added. */
export async function insertPicture(db: Db, picture: NewPicture): Promise<{ id: number; hash: string }> {
  const { hash, width, height, thumbHash, color, isSample } = picture;
  return db
    .insertInto('picture')
    .values({ hash, width, height, thumb_hash: thumbHash, color, is_sample: isSample })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash }))
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow();
}
