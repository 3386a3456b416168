import type { Insertable } from 'kysely';
import type { NewAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import type { Offer } from '#generated/db.ts';
import { daysBefore, swissDay } from '#kernel/swiss-day.ts';
import type { Db } from '#platform/db/db.ts';
import { anAccount, type TestAccount } from '#tests/factories/account.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';

/** Owners in journeys, each for one journey: its acts on homes change nothing for another. */
export const JOURNEY_OWNERS = ['counted', 'bell', 'caller', 'talks'] as const;
export type JourneyOwner = (typeof JOURNEY_OWNERS)[number];

/** The owner who signs in, with `TEST_PASSWORD`. */
export const ownerEmail = (owner: JourneyOwner): string => `owner-${owner}@example.ch`;

const DAY_MS = 86_400_000;

/** The owners who sign in by their password. */
export async function addOwners(db: Db, now: Date): Promise<void> {
  for (const owner of JOURNEY_OWNERS) await anOwnerOfHomes(db, { email: ownerEmail(owner) }, now);
}

/** An owner of homes for sale in every state, of one to let, and of views of the first. */
export async function anOwnerOfHomes(db: Db, facts: Partial<NewAccount>, now: Date): Promise<TestAccount> {
  const owner = await anAccount({ db }, { firstName: 'Vera', lastName: 'Keller', phone: '41215550000', ...facts });
  for (const home of homes(now)) await anOwnOffer(db, owner.id, { offerType: OfferType.Sell, ...home });
  await addCounts(db, owner.id, now);
  return owner;
}

function homes(now: Date): Partial<Insertable<Offer>>[] {
  const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
  const at = (days: number) => ({ updatedAt: inDays(-days), createdAt: inDays(-days - 3) });
  const comment = 'Please describe the kitchen, and say which year the roof is from.';
  return [
    { ...at(1), title: 'Bright flat by the lake', status: OfferStatus.Published, price: 890_000, endDate: inDays(60) },
    { ...at(2), title: 'Flat that ends soon', status: OfferStatus.Published, price: 710_000, endDate: inDays(6) },
    {
      ...at(3),
      title: 'House in the vineyard',
      status: OfferStatus.OfferPaused,
      price: 1_450_000,
      endDate: inDays(40),
    },
    { ...at(4), title: 'Loft nobody may see', status: OfferStatus.OfferPrivate, price: 990_000, endDate: inDays(40) },
    { ...at(5), title: 'Flat to be mended', status: OfferStatus.Rejected, price: 640_000, reviewComment: comment },
    { ...at(6), title: 'Flat under review', status: OfferStatus.PendingVerification, price: 560_000 },
    { ...at(7), title: null, description: null, rooms: null, status: OfferStatus.Draft, price: null },
    { ...at(8), title: 'Complete draft', status: OfferStatus.Draft, price: 530_000 },
    { ...at(9), title: 'Flat whose days are over', status: OfferStatus.Expired, price: 450_000, endDate: inDays(-2) },
    { ...at(10), title: 'Sold long ago', status: OfferStatus.Sold, price: 420_000, endDate: inDays(10) },
    {
      ...at(11),
      title: 'House taken off',
      status: OfferStatus.OfferSuspended,
      price: 480_000,
      suspensionReason: 'The pictures show another house.',
      endDate: inDays(10),
    },
    {
      ...at(12),
      title: 'Room to let',
      offerType: OfferType.Rent,
      status: OfferStatus.Published,
      price: 1_200,
      endDate: inDays(20),
    },
  ];
}

/** Some people came to the first home in the last weeks. */
async function addCounts(db: Db, userId: number, now: Date): Promise<void> {
  const home = await db
    .selectFrom('offer')
    .select('id')
    .where('userId', '=', userId)
    .where('title', '=', 'Bright flat by the lake')
    .executeTakeFirstOrThrow();
  const days = Array.from({ length: 28 }, (_, index) => daysBefore(swissDay(now), index));
  await db
    .insertInto('interestSum')
    .values(
      days.flatMap((day, index) => [
        { offerId: home.id, day, kind: 1, people: 3 + ((index * 7) % 11) },
        ...(index % 4 === 0 ? [{ offerId: home.id, day, kind: 2, people: 1 }] : []),
      ]),
    )
    .execute();
}
