import { type Insertable, sql } from 'kysely';
import type { DB as Database } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import { OfferStatus } from '../offer.ts';
import { OWN_SOURCE } from '../offer-source.ts';
import type { PublicCopy } from '../public-copy.ts';
import type { WrittenOffer } from './announce-offers.ts';
import { markPublic } from './pictures/picture.queries.ts';

/** State of a public copy. */
interface LockedCopy {
  status: number;
  agencyId: number | null;
}

/** Status of a public copy, its row locked. */
export const lockCopy = (tx: Db, id: number): Promise<LockedCopy | undefined> =>
  tx.selectFrom('activeOffer').select(['status', 'agencyId']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Adds the public copy of an owner's offer, public from now on. Returns its id. */
export async function insertCopy(tx: Db, copy: PublicCopy, now: Date): Promise<number> {
  const row = await tx
    .insertInto('activeOffer')
    .values({ ...copyRow(copy, now), status: OfferStatus.Active, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Writes the present content of the owner's offer to its copy. */
export async function updateCopy(tx: Db, id: number, copy: PublicCopy, now: Date): Promise<void> {
  await tx.updateTable('activeOffer').set(copyRow(copy, now)).where('id', '=', id).execute();
}

/** Moves a copy to another state. Returns its visibility before and after. */
export async function updateCopyStatus(
  tx: Db,
  { id, from, to }: { id: number; from: number; to: OfferStatus },
  now: Date,
): Promise<WrittenOffer> {
  await tx.updateTable('activeOffer').set({ status: to, updatedAt: now }).where('id', '=', id).execute();
  return { id, wasPublic: from === OfferStatus.Active, isPublic: to === OfferStatus.Active };
}

/** Replaces the pictures of a copy, which are public from now on. */
export async function replaceCopyPictures(tx: Db, id: number, pictures: PublicCopy['pictures']): Promise<void> {
  await tx.deleteFrom('activeOfferPicture').where('activeOfferId', '=', id).execute();
  if (pictures.length === 0) return;
  await tx
    .insertInto('activeOfferPicture')
    .values(
      pictures.map(({ pictureId, title }, index) => ({
        activeOfferId: id,
        position: index + 1,
        pictureId,
        title,
      })),
    )
    .execute();
  await markPublic(
    tx,
    pictures.map(({ pictureId }) => pictureId),
  );
}

/** Removes the person, texts, exact place and pictures from copies that are history. Returns the pictures they had. */
export async function forgetPublicCopies(tx: Db, ids: readonly number[]): Promise<number[]> {
  await sql`
    update active_offer set title = '', description = '', street = null, lat = null, lng = null, place_id = null,
      advertiser_name = null, phone_number = null, contact_email = null
    where id = any(${[...ids]}::int[])`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    delete from active_offer_picture where active_offer_id = any(${[...ids]}::int[])
    returning picture_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

const copyRow = (
  { pictures: _, ...copy }: PublicCopy,
  now: Date,
): Omit<Insertable<Database['activeOffer']>, 'status'> => ({ ...copy, sourceId: OWN_SOURCE, updatedAt: now });
