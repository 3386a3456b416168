import { sql } from 'kysely';
import type { BatchFetch } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnPicture } from '../../own-offer.record.ts';

const selectPictures = (db: Db) =>
  db
    .selectFrom('offerPicture as op')
    .innerJoin('picture as p', 'p.id', 'op.pictureId')
    .select(['op.offerId', 'p.id as pictureId', 'p.hash', 'p.width', 'p.height', 'p.color'])
    .select(['p.thumbHash', 'op.title', 'op.isPlan'])
    .select('p.isPublic')
    .orderBy('op.offerId')
    .orderBy('op.position');

/** Pictures of an offer, in order. */
export const listOwnPictures = (db: Db, offerId: number): Promise<OwnPicture[]> =>
  selectPictures(db).where('op.offerId', '=', offerId).execute();

/** Pictures of all offers of a member. */
export const listPicturesOfOwner = (db: Db, userId: number): Promise<OwnPicture[]> =>
  selectPictures(db).innerJoin('offer as o', 'o.id', 'op.offerId').where('o.userId', '=', userId).execute();

/** Pictures of offers by their ids. */
export const ownPicturesLoader: BatchFetch<number, OwnPicture[]> = async ({ db }, ids) => {
  const all = await selectPictures(db)
    .where('op.offerId', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  const byOffer = Map.groupBy(all, ({ offerId }) => offerId);
  return ids.map((id) => byOffer.get(id) ?? []);
};

/** Hash of an offer's picture, by the key in an address. */
export async function findOwnPictureHash(db: Db, offerId: number, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('offerPicture as op')
    .innerJoin('picture as p', 'p.id', 'op.pictureId')
    .select('p.hash')
    .where('op.offerId', '=', offerId)
    .where('p.hash', '>=', key)
    // Greater than any digit.
    .where('p.hash', '<', `${key}g`)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Replaces the pictures of an offer, in the given order. */
export async function replaceOwnPictures(
  tx: Db,
  offerId: number,
  pictures: readonly Pick<OwnPicture, 'pictureId' | 'title' | 'isPlan'>[],
): Promise<void> {
  await tx.deleteFrom('offerPicture').where('offerId', '=', offerId).execute();
  if (pictures.length === 0) return;
  await tx
    .insertInto('offerPicture')
    .values(
      pictures.map(({ pictureId, title, isPlan }, index) => ({
        offerId,
        pictureId,
        position: index + 1,
        title,
        isPlan,
      })),
    )
    .execute();
}
