import { afterAll, beforeAll, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { refreshAllTrust } from './trust.service.ts';

let app: TestApp;
beforeAll(async () => {
  // Answers must be current, not cached ones.
  app = await testApp({ settings: { PAGE_MEMORY_MB: '0' } });
});
afterAll(() => app.close());

const trustOf = async (id: number | null) => {
  const query = `{ offer(id: ${id}) { trust { isEmailConfirmed memberSince reviewedAt hasOwnPictures usualPricePlace feedSince } } }`;
  return ((await app.run(query)).data as { offer: { trust: Record<string, unknown> } }).offer;
};
const refresh = () => refreshAllTrust({ db: app.database.db });
let made = 0;
async function withPicture(activeOfferId: number, print: bigint | null): Promise<void> {
  made += 1;
  const [row] = (await app.database.execute(`insert into picture (hash, width, height, thumb_hash, color, print)
    values ('trust ${made}', 10, 10, 'x', '#aaaaaa', ${print}) returning id`)) as { id: number }[];
  const place = { activeOfferId, pictureId: row?.id ?? 0, position: made };
  await app.database.db.insertInto('activeOfferPicture').values(place).execute();
}

test('an owner’s listing shows facts of its owner and its review; unknown facts are left out', async () => {
  const { db } = app.database;
  const since = inDays(-400);
  const { id } = await anAccount(app.database);
  await db.updateTable('account').set({ createdAt: since }).where('id', '=', id).execute();
  const { activeOfferId } = await anOwnOffer(db, id, { status: OfferStatus.Published });
  const nothing = {
    isEmailConfirmed: false,
    memberSince: null,
    reviewedAt: null,
    hasOwnPictures: false,
    usualPricePlace: null,
    feedSince: null,
  };
  expect((await trustOf(activeOfferId)).trust).toEqual(nothing);
  await refresh();
  const known = { isEmailConfirmed: true, memberSince: since.toISOString(), reviewedAt: TEST_NOW.toISOString() };
  expect((await trustOf(activeOfferId)).trust).toEqual({ ...nothing, ...known });
});

test('it follows changes: an address that is confirmed no more, an unreviewed change', async () => {
  const { db } = app.database;
  const { id } = await anAccount(app.database);
  const offer = await anOwnOffer(db, id, { status: OfferStatus.Published });
  await refresh();
  expect((await trustOf(offer.activeOfferId)).trust).toMatchObject({
    isEmailConfirmed: true,
    reviewedAt: expect.any(String),
  });
  await db.updateTable('account').set({ emailConfirmed: false }).where('id', '=', id).execute();
  await db
    .updateTable('offer')
    .set({ submittedAt: inDays(1) })
    .where('id', '=', offer.id)
    .execute();
  await refresh();
  expect((await trustOf(offer.activeOfferId)).trust).toMatchObject({ isEmailConfirmed: false, reviewedAt: null });
});

test('a listing is worked out when the public first sees it', async () => {
  await doJobs(app);
  const { id } = await anAccount(app.database);
  const { activeOfferId } = await anOwnOffer(app.database.db, id, { status: OfferStatus.Published });
  await doJobs(app);
  expect((await trustOf(activeOfferId)).trust).toMatchObject({ isEmailConfirmed: true });
});

test('pictures are its own until another advertiser shows one like them; then neither says so', async () => {
  const { db } = app.database;
  const one = await anActiveOffer(db);
  await withPicture(one, 0x1234_5678_1234_5678n);
  await refresh();
  expect((await trustOf(one)).trust).toMatchObject({ hasOwnPictures: true });
  const other = await anActiveOffer(db);
  await withPicture(other, 0x1234_5678_1234_5679n);
  await refresh();
  expect((await trustOf(other)).trust).toMatchObject({ hasOwnPictures: false });
  expect((await trustOf(one)).trust).toMatchObject({ hasOwnPictures: false });
});

test('homes of a sample market are compared with none, and others with them', async () => {
  const { db } = app.database;
  const [sample, own] = [await anActiveOffer(db, { isSample: true }), await anActiveOffer(db)];
  for (const id of [sample, own]) await withPicture(id, 0x7777_5678_1234_5678n);
  app.database.takeStatements();
  await refresh();
  const compared = app.database.takeStatements().filter(({ sql }) => sql.includes('bit_count'));
  expect(compared).toHaveLength(1);
  expect((await trustOf(own)).trust).toMatchObject({ hasOwnPictures: false });
});

test('pictures that were not compared, and none at all, are no reason', async () => {
  const [uncompared, none] = [await anActiveOffer(app.database.db), await anActiveOffer(app.database.db)];
  await withPicture(uncompared, null);
  await refresh();
  expect((await trustOf(uncompared)).trust).toMatchObject({ hasOwnPictures: false });
  expect((await trustOf(none)).trust).toMatchObject({ hasOwnPictures: false });
});

test('a listing of a feed shows since when its agency’s feed runs', async () => {
  const { db } = app.database;
  const agency = { name: 'Seeblick AG', slug: 'seeblick', status: 3 };
  const { id: agencyId } = await db.insertInto('agency').values(agency).returning('id').executeTakeFirstOrThrow();
  const runs = [-30, -300, -700].map((days, index) => ({
    sourceId: 1,
    agencyId,
    agencyName: 'Seeblick AG',
    fileDigest: 'x',
    ranAt: inDays(days),
    outcome: index === 2 ? 'refused' : 'done',
  }));
  await db.insertInto('sourceRun').values(runs).execute();
  const id = await anActiveOffer(db, { agencyId, isExternal: true });
  await refresh();
  expect((await trustOf(id)).trust).toMatchObject({ feedSince: inDays(-300).toISOString(), memberSince: null });
});

test('cached pages are made anew when it changes', async () => {
  const { db } = app.database;
  const { id } = await anAccount(app.database);
  const { activeOfferId } = await anOwnOffer(db, id, { status: OfferStatus.Published });
  const changeLog = () => db.selectFrom('stamp').select('changed').where('name', '=', 'listing_trust').execute();
  const before = await changeLog();
  await refresh();
  const after = await changeLog();
  expect(after).not.toEqual(before);
  await refresh();
  expect(await changeLog()).toEqual(after);
  expect(activeOfferId).not.toBeNull();
});
