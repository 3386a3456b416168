import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { OfferStatus } from '../../offer.ts';

/** A picture by the hash of its original. */
export async function findPicture(db: Db, hash: string): Promise<{ id: number; hash: string } | undefined> {
  return db.selectFrom('picture').select(['id', 'hash']).where('hash', '=', hash).executeTakeFirst();
}

/** The hash of the public picture whose hash begins with a key. Index: picture_hash_key. */
export async function findPictureHash(db: Db, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('picture')
    .select('hash')
    .where('hash', '>=', key)
    // The upper bound: sorts after all digits.
    .where('hash', '<', `${key}g`)
    .where('isPublic', '=', true)
    .orderBy('hash')
    .limit(1)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** The order of a picture that is drawn on request. Index: picture_hash_key. */
export const findDrawing = (
  db: Db,
  hash: string,
): Promise<{ id: number; drawing: string; isHashed: boolean } | undefined> =>
  db
    .selectFrom('picture')
    .select(['id', sql<string>`drawing`.as('drawing'), sql<boolean>`coalesce(print, 0) <> 0`.as('isHashed')])
    .where('hash', '=', hash)
    .where('drawing', 'is not', null)
    .executeTakeFirst();

/** The values of a new picture. */
export interface NewPicture {
  hash: string;
  width: number;
  height: number;
  thumbHash: string;
  color: string;
  /** Picture hash (`pictureHashOf`); absent where it is computed later. */
  print?: string;
  isSample: boolean;
  isPublic: boolean;
}

/** Adds a picture, or returns the one another request has just added. */
export async function insertPicture(db: Db, picture: NewPicture): Promise<{ id: number; hash: string }> {
  const { hash, width, height, thumbHash, color, print: pictureHash, isSample, isPublic } = picture;
  return (
    db
      .insertInto('picture')
      .values({
        hash,
        width,
        height,
        thumbHash,
        color,
        print: asPictureHash(pictureHash ?? null),
        isSample,
        isPublic,
      })
      // A picture made public by one of two requests stays public.
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({ isPublic: sql<boolean>`picture.is_public or excluded.is_public` }),
      )
      .returning(['id', 'hash'])
      .executeTakeFirstOrThrow()
  );
}

/** Makes pictures public. */
export async function markPublic(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('picture')
    .set({ isPublic: true })
    .where('id', 'in', [...ids])
    .where('isPublic', '=', false)
    .execute();
}

/** Makes pictures private that no listing shows any more. */
export async function markPrivate(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update picture p set is_public = false where id = any(${[...ids]}::int[])
      and not exists (select from active_offer_picture op where op.picture_id = p.id)`.execute(tx);
}

/** Deletes a private picture that nothing shows. Returns its hash, or null where it stays. */
export async function deletePrivatePicture(tx: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    delete from picture p where id = ${id} and not is_public
      and not exists (select from offer_picture op where op.picture_id = p.id)
      and not exists (select from active_offer_picture op where op.picture_id = p.id)
    returning hash`.execute(tx);
  return rows[0]?.hash ?? null;
}

/** Pictures without a picture hash. Index: picture_without_print. */
export const listUnhashed = (
  db: Db,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<{ id: number; hash: string }[]> =>
  db
    .selectFrom('picture')
    .select(['id', 'hash'])
    .where('print', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();

/** As text: 64 bits are more than a number holds. */
const asPictureHash = (pictureHash: string | null) => sql<number | null>`${pictureHash}::bigint`;

/** Stores the picture hash of a picture. */
export async function markHashed(db: Db, id: number, pictureHash: string): Promise<void> {
  await db
    .updateTable('picture')
    .set({ print: asPictureHash(pictureHash) })
    .where('id', '=', id)
    .execute();
}

/** Hash of a picture of a public listing by its number, from 1. Index: active_offer_picture_pkey. */
export async function findNumberedHash(db: Db, offerId: number, number: number): Promise<string | null> {
  const row = await db
    .selectFrom('activeOfferPicture as op')
    .innerJoin('activeOffer as o', 'o.id', 'op.activeOfferId')
    .innerJoin('picture as p', 'p.id', 'op.pictureId')
    .select('p.hash')
    .where('o.id', '=', offerId)
    .where('o.status', '=', OfferStatus.Active)
    .orderBy('op.position')
    .offset(number - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.hash ?? null;
}
