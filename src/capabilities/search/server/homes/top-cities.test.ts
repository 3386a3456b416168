import { afterAll, beforeAll, expect, test } from 'vitest';
import { cityId, LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category, OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const QUERY = 'query ($limit: Int) { topCities(limit: $limit) { location { id textEn textFr } toRent toBuy } }';
const ZURICH_ID = cityId(261);

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  const { db } = app.database;
  await anActiveOffer(db);
  await anActiveOffer(db, { category: Category.House });
  await anActiveOffer(db, { offerType: OfferType.Sell });
  await anActiveOffer(db, { category: Category.ParkingSpaceGarage });
  await anActiveOffer(db, { status: OfferStatus.Paused });
  await anActiveOffer(db, { cityId: ZURICH_ID, city: 'Zürich' });
  await anActiveOffer(db, { cityId: cityId(6621), city: 'Genève', category: Category.CommercialIndustry });
});
afterAll(() => app.close());

const topCities = async (limit?: number) => {
  const { data } = await app.run(QUERY, { limit });
  return (data as { topCities: { location: { id: number } }[] }).topCities;
};

test('the best-known cities with homes come first, with homes to rent and to buy counted', async () => {
  expect(await topCities()).toEqual([
    { location: { id: ZURICH_ID, textEn: 'Zurich', textFr: 'Zurich' }, toRent: 1, toBuy: 0 },
    { location: { id: LAUSANNE_ID, textEn: 'Lausanne', textFr: 'Lausanne' }, toRent: 2, toBuy: 1 },
  ]);
});

test('as many cities as wanted, and never none', async () => {
  expect(await topCities(1)).toHaveLength(1);
  expect(await topCities(0)).toHaveLength(1);
  expect(await topCities(60)).toHaveLength(2);
});

test('two statements are enough', async () => {
  app.database.takeStatements();
  await topCities(7);
  expect(app.database.takeStatements()).toHaveLength(2);
});
