import { afterAll, beforeAll, expect, test } from 'vitest';
import { ListingDocument, SimilarListingsDocument } from '#generated/operations.ts';
import { anActiveOffer, withPictures } from '#tests/factories/active-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  // The cost of making an answer, however often it is requested.
  app = await testApp({ settings: { PAGE_MEMORY_MB: '0' } });
});
afterAll(() => app.close());

const statementsOf = async (document: object, variables: object): Promise<number> => {
  app.database.takeStatements();
  const answer = await app.run(String(document), variables);
  expect(answer.errors).toBeUndefined();
  return app.database.takeStatements().length;
};

test('a listing takes as many statements with many pictures and prices as with none', async () => {
  const { db } = app.database;
  const bare = await anActiveOffer(db);
  const rich = await anActiveOffer(db);
  await withPictures(db, rich, 12);
  for (const price of [1900, 1850, 1800]) {
    await db.updateTable('activeOffer').set({ price }).where('id', '=', rich).execute();
  }
  // The map of the municipality is drawn once.
  await statementsOf(ListingDocument, { id: bare, locale: 'fr' });
  const ofBare = await statementsOf(ListingDocument, { id: bare, locale: 'fr' });
  expect(await statementsOf(ListingDocument, { id: rich, locale: 'fr' })).toBe(ofBare);
  // Listing, pictures, prices, the median of its place, its places, and its advantages.
  expect(ofBare).toBeLessThanOrEqual(6);
});

test('homes like a listing take no statement of their own once their cards are known', async () => {
  const { db } = app.database;
  const [first] = await Promise.all(Array.from({ length: 7 }, () => anActiveOffer(db, { city: 'Lausanne' })));
  await statementsOf(SimilarListingsDocument, { id: first });
  // The query of changed versions, and the listing.
  expect(await statementsOf(SimilarListingsDocument, { id: first })).toBeLessThanOrEqual(2);
});
