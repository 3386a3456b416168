import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { OwnOfferRecord } from '#capabilities/publishing/own-offer.record.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { aBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
let moderator: TestBrowser;
let ownerId: number;
beforeAll(async () => {
  app = await testApp();
  const { id } = await anAccount(app.database, { rolesFlag: Role.Moderator });
  moderator = aBrowser(app);
  moderator.setCookie('__Host-session', (await openSession(app, id)).secret);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.updateTable('offer').set({ status: OfferStatus.Draft }).execute();
  ownerId = (await anAccount(app.database)).id;
});

const aWaiting = (facts: object = {}): Promise<OwnOfferRecord> =>
  anOwnOffer(app.database.db, ownerId, {
    status: OfferStatus.PendingVerification,
    submittedAt: TEST_NOW,
    paidDays: 30,
    paidAt: TEST_NOW,
    ...facts,
  });
const HINTS = `query ($id: Int!) { reviewCase(id: $id) {
  hints { kind excerpts price median place count homes { activeOfferId isOfSame pictures } } } }`;
interface Hint {
  kind: string;
  excerpts: string[];
  price: number | null;
  median: number;
  homes: { activeOfferId: number | null; isOfSame: boolean; pictures: number }[];
}
const hintsOf = async (id: number): Promise<Hint[]> =>
  ((await moderator.run(HINTS, { id })).data as { reviewCase: { hints: Hint[] } }).reviewCase.hints;
const hintOf = async (id: number, kind: string): Promise<Hint> => {
  const found = (await hintsOf(id)).find((hint) => hint.kind === kind);
  if (!found) throw new Error(`There is no hint ${kind}.`);
  return found;
};
const hintKinds = async (id: number): Promise<string[]> => (await hintsOf(id)).map(({ kind }) => kind);

test('hints take a dozen statements at most, however much there is to find', async () => {
  const { id } = await aWaiting({ description: 'Tel. 079 123 45 67' });
  const pictures = await Promise.all(Array.from({ length: 12 }, (_, index) => withPicture(LOOKS ^ BigInt(1 << index))));
  for (const [index, pictureId] of pictures.entries()) {
    const place = { offerId: id, pictureId, position: index + 1 };
    await app.database.db.insertInto('offerPicture').values(place).execute();
    await anActiveOffer(app.database.db, { street: 'Rue de Bourg 1' });
  }
  const ask = `{ reviewCase(id: ${id}) { isWaiting } }`;
  await moderator.run(ask);
  app.database.takeStatements();
  await moderator.run(ask);
  const without = app.database.takeStatements().length;
  await moderator.run(ask.replace('isWaiting', 'hints { kind homes { title } }'));
  expect(app.database.takeStatements().length - without).toBeLessThanOrEqual(12);
});

const LOOKS = 0x0f0f0f0f0f0f0f0fn;
let made = 0;
const withPicture = async (print: bigint): Promise<number> => {
  made += 1;
  const [row] = (await app.database.execute(`
    insert into picture (hash, width, height, thumb_hash, color, print)
    values ('looks ${made}', 10, 10, 'x', '#aaaaaa', ${BigInt.asIntN(64, print)}) returning id`)) as { id: number }[];
  return row?.id ?? 0;
};
const place = async (pictureId: number): Promise<number> => {
  const activeOfferId = await anActiveOffer(app.database.db, { city: 'Bern', cityId: null });
  await app.database.db.insertInto('activeOfferPicture').values({ activeOfferId, pictureId, position: 1 }).execute();
  return activeOfferId;
};

test('the same pictures elsewhere: alike within seven bits of 64, not within eight', async () => {
  const mine = await withPicture(LOOKS);
  const near = await withPicture(LOOKS ^ 0x0101_0001_0011_0101n ^ 0x8000_0000_0000_0000n ^ 0x0000_0000_0000_0001n);
  const far = await withPicture(LOOKS ^ 0x8101_0001_0011_0101n);
  const { id } = await aWaiting();
  await app.database.db.insertInto('offerPicture').values({ offerId: id, pictureId: mine, position: 1 }).execute();
  const [likeHome] = [await place(near), await place(far)];
  const like = await hintOf(id, 'samePictures');
  expect(like.homes).toEqual([{ activeOfferId: likeHome, isOfSame: false, pictures: 1 }]);
});

test('the same home online, by address or by its facts', async () => {
  const { db } = app.database;
  const other = await anActiveOffer(db, { street: 'RUE DE BOURG 1' });
  const { id } = await aWaiting();
  const same = await hintOf(id, 'sameHome');
  expect(same.homes.map(({ activeOfferId }) => activeOfferId)).toContain(other);
  const elsewhere = await aWaiting({ street: 'Rue du Lac 77', rooms: 9.5 });
  expect(await hintKinds(elsewhere.id)).not.toContain('sameHome');
});

test('a number in the text is shown as it is', async () => {
  const { id } = await aWaiting({
    description: 'Rufen Sie an: null sieben neun eins zwei drei vier fünf sechs sieben',
  });
  const hints = await hintsOf(id);
  expect(hints).toContainEqual(
    expect.objectContaining({ kind: 'contactInText', excerpts: [expect.stringContaining('null sieben')] }),
  );
});

test('a price far from those of the place comes with what homes like it cost', async () => {
  const { db } = app.database;
  for (let index = 0; index < 12; index += 1) await anActiveOffer(db, { street: `Weg ${index}`, price: 2_000 + index });
  const { id } = await aWaiting({ price: 300 });
  const price = await hintOf(id, 'price');
  expect(price).toMatchObject({ price: 300, place: expect.any(String) });
  expect(price.median).toBeGreaterThan(1_500);
});

test('the first listing of a new account, and no other', async () => {
  const { id } = await aWaiting();
  expect(await hintKinds(id)).toContain('firstListing');
  await app.database.db
    .updateTable('account')
    .set({ createdAt: inDays(-90) })
    .where('id', '=', ownerId)
    .execute();
  expect(await hintKinds(id)).not.toContain('firstListing');
});
