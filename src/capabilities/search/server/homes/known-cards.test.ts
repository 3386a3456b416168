import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { readCards } from '#capabilities/offers/server/offer-card.service.ts';
import { ResultsDocument } from '#generated/operations.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anActiveOffer, withPictures } from '#tests/factories/active-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { testServices } from '#tests/support/product/test-services.ts';

let app: TestApp;
let home: number;

beforeAll(async () => {
  app = await testApp();
  home = await anActiveOffer(app.database.db, { city: 'Lausanne', price: 2_000, title: 'At the lake' });
  await withPictures(app.database.db, home, 2);
  for (let index = 0; index < 10; index += 1) await anActiveOffer(app.database.db, { price: 1_500 });
});
afterAll(() => app.close());

/** The page of results as one text, and the number of statements that it took. */
const readPage = async (): Promise<{ page: string; statements: number }> => {
  app.database.takeStatements();
  const { data, errors } = await app.run(String(ResultsDocument), {
    filter: { offerType: OfferType.Rent, location: LAUSANNE_ID },
    locale: 'fr',
    isOfOneSource: true,
    hasPriceBound: true,
  });
  expect(errors).toBeUndefined();
  return { page: JSON.stringify(data), statements: app.database.takeStatements().length };
};

const update = (statement: string): Promise<unknown> => app.database.execute(statement);

test('a page whose cards are known asks the database once', async () => {
  // The first query fills the index.
  await readPage();
  await anActiveOffer(app.database.db);
  // The look, the changes of listings, and three statements for the new card.
  expect((await readPage()).statements).toBe(5);
  expect((await readPage()).statements).toBe(1);
});

test.each([
  ['a price', () => `update active_offer set price = 1990 where id = ${home}`, '"price":1990'],
  ['the price before it', () => 'select 1', '"previousPrice":2000'],
  ['a title', () => `update active_offer set title = 'By the lake' where id = ${home}`, 'By the lake'],
  [
    'the name of its source',
    () =>
      `update source set name = 'Renamed source' where id = (select source_id from active_offer where id = ${home})`,
    'Renamed source',
  ],
  ['the name of a place', () => `update location set text_fr = 'Losanna' where id = ${LAUSANNE_ID}`, 'Losanna'],
  [
    'the order of its pictures',
    () => `update active_offer_picture set position = 100 - position where active_offer_id = ${home}`,
    null,
  ],
  ['a picture', () => `delete from active_offer_picture where active_offer_id = ${home}`, null],
  [
    'a median',
    () => `insert into place_price (location_id, offer_type, category, median_price_per_m2, offers)
      select city_id, offer_type, category, 1.2 * price / living_space, 20 from active_offer where id = ${home}`,
    '"percentBelowMedian":17',
  ],
])('%s that changes shows at once', async (_what, statement, shown) => {
  const { page: before } = await readPage();
  await update(statement());
  const { page: after } = await readPage();
  if (shown === null) expect(after).not.toBe(before);
  else expect(after).toContain(shown);
});

test('a home that is withdrawn is gone at once, and back when it comes back', async () => {
  const setStatus = (status: number) => update(`update active_offer set status = ${status} where id = ${home}`);
  expect((await readPage()).page).toContain(`"id":${home},`);
  await setStatus(OfferStatus.Paused);
  expect((await readPage()).page).not.toContain(`"id":${home},`);
  await setStatus(OfferStatus.Active);
  expect((await readPage()).page).toContain(`"id":${home},`);
});

test('medians that are worked out anew and stay the same change nothing', async () => {
  const changeLog = () =>
    app.database.db.selectFrom('stamp').select('changed').where('name', '=', 'place_price').execute();
  await update('select refresh_place_prices()');
  const before = await changeLog();
  await update('select refresh_place_prices()');
  expect(await changeLog()).toEqual(before);
  await update(`update active_offer set price = price + 100`);
  await update('select refresh_place_prices()');
  expect(await changeLog()).not.toEqual(before);
});

test('a card outside of a search is as fresh as one in it', async () => {
  const read = async () => {
    const ctx = backgroundContext({ db: app.database.db, services, requestId: 'test', now: () => new Date() });
    return (await readCards(ctx, [home]))[0]?.title;
  };
  const services = testServices();
  await read();
  await update(`update active_offer set title = 'Above the lake' where id = ${home}`);
  expect(await read()).toBe('Above the lake');
});
