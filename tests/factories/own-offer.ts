import type { Insertable } from 'kysely';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category, OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { moveCopy } from '#capabilities/offers/server/public-copy.service.ts';
import type { OwnOfferRecord } from '#capabilities/publishing/own-offer.record.ts';
import {
  findOwnOffer,
  lockOwnOffer,
  updateOwnOffer,
} from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import { listOwnPictures } from '#capabilities/publishing/server/own-offer/own-picture.queries.ts';
import { publishContent } from '#capabilities/publishing/server/public-copy/public-side.ts';
import { reviewedHash } from '#capabilities/publishing/server/public-copy/reviewed-content.ts';
import type { Offer } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

const DAY_MS = 86_400_000;

/** Some days after the moment at which tests happen. */
export const inDays = (days: number): Date => new Date(TEST_NOW.getTime() + days * DAY_MS);

const ORDINARY: Omit<Insertable<Offer>, 'userId'> = {
  status: OfferStatus.Draft,
  offerType: OfferType.Rent,
  category: Category.Apartment,
  title: 'Helle Wohnung am See',
  description: 'Ruhig und doch mitten in der Stadt.',
  language: 'de',
  price: 1_950,
  city: 'Lausanne',
  cityId: LAUSANNE_ID,
  region: 'VD',
  postalCode: '1003',
  street: 'Rue de Bourg 1',
  rooms: 3.5,
  livingSpace: 84,
  showsPhone: true,
  createdAt: TEST_NOW,
  updatedAt: TEST_NOW,
};

/** The public side of a status. */
const COPIES: Readonly<Record<number, OfferStatus>> = {
  [OfferStatus.Published]: OfferStatus.Active,
  [OfferStatus.OfferPaused]: OfferStatus.Paused,
  [OfferStatus.OfferSuspended]: OfferStatus.Suspended,
  [OfferStatus.OfferPrivate]: OfferStatus.Private,
  [OfferStatus.OfferPrivateToSuggest]: OfferStatus.PrivateToSuggest,
  [OfferStatus.Expired]: OfferStatus.Expired,
  [OfferStatus.Sold]: OfferStatus.Sold,
  [OfferStatus.Withdrawn]: OfferStatus.Historical,
};

/** An offer of a member that is complete, a draft unless said otherwise; where its status has one, with its public copy. */
export async function anOwnOffer(
  db: Db,
  userId: number,
  facts: Partial<Insertable<Offer>> = {},
): Promise<OwnOfferRecord> {
  const { id } = await db
    .insertInto('offer')
    .values({ ...ORDINARY, ...facts, userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const copyStatus = COPIES[facts.status ?? OfferStatus.Draft];
  if (copyStatus !== undefined) await publish(db, id, copyStatus);
  return known(await findOwnOffer(db, id));
}

const publish = (db: Db, id: number, copyStatus: OfferStatus): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const offer = known(await lockOwnOffer(tx, id));
    const approvedHash = reviewedHash(offer, await listOwnPictures(tx, id));
    const endDate = offer.endDate ?? inDays(20);
    const review = { reviewAct: 'published', reviewedAt: TEST_NOW, reviewedVersion: offer.version, approvedHash };
    await updateOwnOffer(tx, id, { ...review, endDate });
    const { activeOfferId } = await publishContent(tx, { ...offer, endDate }, TEST_NOW);
    if (activeOfferId !== null) await moveCopy(tx, activeOfferId, { to: copyStatus, now: TEST_NOW });
  });

function known(offer: OwnOfferRecord | undefined): OwnOfferRecord {
  if (!offer) throw new Error('The offer is gone.');
  return offer;
}
