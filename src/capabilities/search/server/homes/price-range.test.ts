import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const RANGE = `query ($offerType: Int!, $rooms: Float, $livingSpace: Int) {
  priceRange(cityId: ${LAUSANNE_ID}, offerType: $offerType, category: 1, rooms: $rooms, livingSpace: $livingSpace) {
    low median high offers locationName } }`;

describe('usual prices of similar homes in a place', () => {
  test('is not said where few are on offer', async () => {
    for (const price of [1_000, 2_000, 3_000]) await anActiveOffer(app.database.db, { price });
    expect((await app.run(RANGE, { offerType: 1 })).data).toEqual({ priceRange: null });
  });

  test('is the median and the middle half, of homes as large alone', async () => {
    const { db } = app.database;
    for (let price = 4_000; price < 14_000; price += 1_000)
      await anActiveOffer(db, { price, rooms: 4.5, livingSpace: 100 });
    // On request, for sale, and far larger: none of them counts for such a home.
    await anActiveOffer(db, { price: null, rooms: 4.5, livingSpace: 100 });
    await anActiveOffer(db, { price: 900_000, offerType: 0, rooms: 4.5, livingSpace: 100 });
    await anActiveOffer(db, { price: 90_000, rooms: 4.5, livingSpace: 400 });
    expect((await app.run(RANGE, { offerType: 1, rooms: 4.5, livingSpace: 90 })).data).toEqual({
      priceRange: { low: 6_250, median: 8_500, high: 10_750, offers: 10, locationName: 'Lausanne' },
    });
  });

  test('are missing for homes that are not searched by price', async () => {
    expect(refusalOf(await app.run(RANGE, { offerType: 2 }))).toBe('400 error.validation');
    for (const rooms of [-1, 0.3, 5e-324])
      expect(refusalOf(await app.run(RANGE, { offerType: 1, rooms }))).toBe('400 error.validation');
  });
});
