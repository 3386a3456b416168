import { afterAll, beforeAll, expect, test } from 'vitest';
import { cityId } from '#capabilities/locations/location-id.ts';
import { Category, OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { moveCopy } from '#capabilities/offers/server/public-copy.service.ts';
import { GoneLikesDocument, type GoneLikesQuery } from '#generated/operations.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const leave = (id: number): Promise<void> =>
  app.database.db.transaction().execute((tx) => moveCopy(tx, id, { to: OfferStatus.Paused, now: TEST_NOW }));
const SAVE = 'mutation ($id: Int!) { saveFavourite(activeOfferId: $id) { id } }';
const HIDE = 'mutation ($id: Int!) { toggleUserRelation(offerId: $id, type: 20) { hidden } }';

test('instead of a favourite that is gone: homes of its kind in its district, nearest in price first, none hidden or gone', async () => {
  const { db } = app.database;
  const member = await signedIn(app);
  const likesOf = async (id: number, asker = member): Promise<number[] | undefined> =>
    (await asker.ask<GoneLikesQuery>(String(GoneLikesDocument), { id })).goneOffer?.similar.map((home) => home.id);
  const favourite = await anActiveOffer(db, { price: 2_000, rooms: 3.5, city: 'Lausanne' });
  // The nearest homes of all do not count: another kind, for sale, another district.
  await anActiveOffer(db, { price: 2_000, rooms: 3.5, city: 'Lausanne', category: Category.House });
  await anActiveOffer(db, { price: 2_000, rooms: 3.5, city: 'Lausanne', offerType: OfferType.Sell });
  await anActiveOffer(db, { price: 2_000, rooms: 3.5, city: 'Zürich', cityId: cityId(261) });
  const [dearest, dear, near, nearest, hidden, gone] = [
    await anActiveOffer(db, { price: 6_000, rooms: 3.5, city: 'Lausanne' }),
    await anActiveOffer(db, { price: 3_000, rooms: 3.5, city: 'Lausanne' }),
    await anActiveOffer(db, { price: 1_900, rooms: 3.5, city: 'Lausanne' }),
    await anActiveOffer(db, { price: 2_010, rooms: 3.5, city: 'Lausanne' }),
    await anActiveOffer(db, { price: 2_000, rooms: 3.5, city: 'Lausanne' }),
    await anActiveOffer(db, { price: 2_000, rooms: 3.5, city: 'Lausanne' }),
  ];
  await member.ask(SAVE, { id: favourite });
  await leave(favourite);
  await leave(gone);
  await member.ask(HIDE, { id: hidden });
  expect(await likesOf(favourite)).toEqual([nearest, near, dear]);
  // A home hidden by one member is visible to all others.
  expect(await likesOf(favourite, await signedIn(app))).toEqual([hidden, nearest, near]);
  await leave(nearest);
  expect(await likesOf(favourite)).toEqual([near, dear, dearest]);
  // A home that is there, and one that never was, is not gone.
  expect(await likesOf(near)).toBeUndefined();
  expect(await likesOf(99_999_999)).toBeUndefined();
});
