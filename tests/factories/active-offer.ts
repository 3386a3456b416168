import type { Insertable } from 'kysely';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category, OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import type { ActiveOffer } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

/** Facts of a listing that a test sets; the rest is an ordinary flat for rent in Lausanne. */
export type ActiveOfferFacts = Partial<Insertable<ActiveOffer>>;

const ORDINARY: Insertable<ActiveOffer> = {
  status: OfferStatus.Active,
  sourceId: 1,
  offerType: OfferType.Rent,
  category: Category.Apartment,
  title: 'Appartement de 3.5 pièces',
  description: 'Lumineux et calme.',
  price: 1950,
  city: 'Lausanne',
  cityId: LAUSANNE_ID,
  region: 'VD',
  postalCode: '1003',
  street: 'Rue de Bourg 1',
  lat: 46.519_25,
  lng: 6.634_58,
  rooms: 3.5,
  livingSpace: 84,
  floor: 2,
  createdAt: TEST_NOW,
};

/** Puts a listing on the market and returns its id. */
export async function anActiveOffer(db: Db, facts: ActiveOfferFacts = {}): Promise<number> {
  const row = await db
    .insertInto('activeOffer')
    .values({ ...ORDINARY, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

let pictures = 0;

/** Gives a listing so many pictures, in order, and returns their hashes. */
export async function withPictures(db: Db, offerId: number, count: number): Promise<string[]> {
  const hashes = Array.from({ length: count }, () => (++pictures).toString(16).padStart(20, '0').padEnd(64, '0'));
  for (const [index, hash] of hashes.entries()) {
    const picture = { hash, width: 2048, height: 1536, thumbHash: 'x', color: '#aabbcc' };
    const { id } = await db.insertInto('picture').values(picture).returning('id').executeTakeFirstOrThrow();
    await db
      .insertInto('activeOfferPicture')
      .values({ activeOfferId: offerId, position: index + 1, pictureId: id, title: `Picture ${index + 1}` })
      .execute();
  }
  return hashes;
}
