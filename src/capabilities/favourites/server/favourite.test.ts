// engines: both
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { moveCopy } from '#capabilities/offers/server/public-copy.service.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { FAVOURITE_LIMITS, FAVOURITE_ORDERS } from '../favourite.ts';
import { markTextDeleted } from './departure.queries.ts';

const SAVE = 'mutation ($id: Int!) { saveFavourite(activeOfferId: $id) { id activeOfferId savedPrice } }';
const DELETE = `mutation ($id: Int!, $pageSize: Int) {
  deleteFavourite(activeOfferId: $id, pageSize: $pageSize) { totalRecords data { activeOfferId } } }`;
const NOTE = 'mutation ($id: Int!, $note: String!) { noteFavourite(activeOfferId: $id, note: $note) { note } }';
const LIGHT = `query ($pageSize: Int = 500) {
  favourites(isAbbreviated: true, pageSize: $pageSize) { totalRecords data { activeOfferId property { id } } } }`;
const PAGE = `query ($orderBy: Int, $pageNumber: Int, $pageSize: Int) {
  favourites(orderBy: $orderBy, pageNumber: $pageNumber, pageSize: $pageSize) {
    pageNumber totalPages totalRecords
    data { activeOfferId note savedPrice isOwn left { title price leftAt } property { id title price imageNumber }
      opinions { vote } } } }`;

interface Entry {
  activeOfferId: number;
  note: string;
  savedPrice: number | null;
  left: { title: string; price: number | null; leftAt: string } | null;
  property: { id: number; title: string; price: number | null } | null;
}
interface Page {
  pageNumber: number;
  totalPages: number;
  totalRecords: number;
  data: Entry[];
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const pageOf = async (member: SignedIn, variables: object = {}): Promise<Page> =>
  (await member.ask<{ favourites: Page }>(PAGE, variables)).favourites;
const idsOf = async (member: SignedIn, variables: object = {}): Promise<number[]> =>
  (await pageOf(member, variables)).data.map(({ activeOfferId }) => activeOfferId);
const leave = (id: number, to: OfferStatus = OfferStatus.Paused): Promise<void> =>
  app.database.db.transaction().execute((tx) => moveCopy(tx, id, { to, now: TEST_NOW }));

describe('a heart', () => {
  test('saves a home with its price, once, however often it is asked for', async () => {
    const member = await signedIn(app);
    const id = await anActiveOffer(app.database.db, { price: 1_700 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => member.ask(SAVE, { id })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const rows = await app.database.db
      .selectFrom('favourite')
      .select('savedPrice')
      .where('accountId', '=', member.account.id)
      .execute();
    expect(rows).toEqual([{ savedPrice: 1_700 }]);
  });

  test('is refused for what the public does not see', async () => {
    const member = await signedIn(app);
    const hidden = await anActiveOffer(app.database.db, { status: OfferStatus.Suspended });
    for (const id of [hidden, 999_999]) expect(await member.refusal(SAVE, { id })).toBe('404 error.notFound');
    for (const id of [0, -1]) expect(await member.refusal(SAVE, { id })).toBe('400 error.validation');
    expect(await member.refusal(DELETE, { id: hidden })).toBe('404 error.notFound');
  });

  test('taken back twice is taken back once; its note comes back with it, for a week', async () => {
    const member = await signedIn(app);
    const [id, other] = [await anActiveOffer(app.database.db), await anActiveOffer(app.database.db)];
    for (const each of [id, other]) await member.ask(SAVE, { id: each });
    await member.ask(NOTE, { id, note: 'Balcony to the lake' });
    const once = await member.ask(DELETE, { id, pageSize: 24 });
    expect(once).toEqual({ deleteFavourite: { totalRecords: 1, data: [{ activeOfferId: other }] } });
    expect(await member.ask(DELETE, { id, pageSize: 24 })).toEqual(once);
    await member.ask(SAVE, { id });
    expect((await pageOf(member)).data.find((entry) => entry.activeOfferId === id)?.note).toBe('Balcony to the lake');
  });

  test('finds no room beyond five hundred, and one that is saved already stays', async () => {
    const member = await signedIn(app);
    const first = await anActiveOffer(app.database.db);
    await member.ask(SAVE, { id: first });
    await sql`
      with home as (
        insert into active_offer (status, source_id, offer_type, category, title, city)
        select 40, 1, 1, 1, 'Home ' || n, 'Lausanne' from generate_series(2, ${FAVOURITE_LIMITS.favourites}::int) n
        returning id)
      insert into favourite (account_id, active_offer_id, saved_price_type, saved_at)
      select ${member.account.id}, id, 0, ${TEST_NOW} from home`.execute(app.database.db);
    const another = await anActiveOffer(app.database.db);
    expect(await member.refusal(SAVE, { id: another })).toBe('409 error.quota');
    expect(await member.refusal(SAVE, { id: first })).toBeNull();
    const { favourites } = await member.ask<{ favourites: Page }>(LIGHT);
    expect(favourites.data).toHaveLength(FAVOURITE_LIMITS.favourites);
    expect(favourites.data.every(({ property }) => property === null)).toBe(true);
    expect(await member.refusal(LIGHT, { pageSize: 501 })).toBe('400 error.validation');
    expect(await member.refusal(PAGE, { pageSize: 101 })).toBe('400 error.validation');
  });
});

describe('the list', () => {
  test('has pages of twenty-four, and the answer to a page beyond the last knows how many there are', async () => {
    const member = await signedIn(app);
    for (let saved = 0; saved < 25; saved++) await member.ask(SAVE, { id: await anActiveOffer(app.database.db) });
    const first = await pageOf(member);
    expect([first.totalPages, first.totalRecords, first.data.length]).toEqual([2, 25, 24]);
    expect((await pageOf(member, { pageNumber: 2 })).data).toHaveLength(1);
    expect(await pageOf(member, { pageNumber: 9 })).toMatchObject({ totalRecords: 25, data: [] });
  });

  test('is ordered by every order there is; homes that are gone come last where their facts are hidden', async () => {
    const member = await signedIn(app);
    const { db } = app.database;
    const cheap = await anActiveOffer(db, { price: 900, rooms: 1, city: 'Aarau', phoneNumber: null });
    const dear = await anActiveOffer(db, { price: 3_000, rooms: 6, city: 'Zug', phoneNumber: '41 44 555 00 00' });
    const gone = await anActiveOffer(db, { price: 2_000, rooms: 3, city: 'Baden', phoneNumber: '41 44 555 00 01' });
    for (const id of [cheap, dear, gone]) await member.ask(SAVE, { id });
    await member.ask(NOTE, { id: cheap, note: 'a' });
    await member.ask(NOTE, { id: dear, note: 'b' });
    await leave(gone);
    await doJobs(app);
    const orders = { 3: [dear, cheap], 4: [cheap, dear], 5: [dear, cheap], 6: [cheap, dear], 13: [cheap, dear] };
    for (const [orderBy, ids] of Object.entries({ ...orders, 14: [dear, cheap], 15: [cheap, dear], 18: [dear, cheap] }))
      expect(await idsOf(member, { orderBy: Number(orderBy) }), orderBy).toEqual([...ids, gone]);
    for (const orderBy of FAVOURITE_ORDERS)
      expect((await idsOf(member, { orderBy })).toSorted(), String(orderBy)).toEqual([cheap, dear, gone].toSorted());
    for (const orderBy of [9, 20, -1])
      expect(await member.refusal(PAGE, { orderBy }), String(orderBy)).toBe('400 error.validation');
  });

  test('takes no more statements for many homes than for few', async () => {
    const member = await signedIn(app);
    await member.ask(SAVE, { id: await anActiveOffer(app.database.db) });
    await pageOf(member);
    app.database.takeStatements();
    await pageOf(member);
    const ofOne = app.database.takeStatements().length;
    for (let saved = 0; saved < 20; saved++) await member.ask(SAVE, { id: await anActiveOffer(app.database.db) });
    await pageOf(member);
    app.database.takeStatements();
    await pageOf(member);
    expect(app.database.takeStatements()).toHaveLength(ofOne);
    // Four statements: session, look, list and circle. The texts of cards are cached.
    expect(ofOne).toBe(4);
  });

  test('is private', async () => {
    const [member, other] = [await signedIn(app), await signedIn(app)];
    const id = await anActiveOffer(app.database.db);
    await member.ask(SAVE, { id });
    expect(await idsOf(other)).toEqual([]);
    expect(await other.refusal(NOTE, { id, note: 'mine' })).toBe('404 error.notFound');
    expect(await other.refusal(DELETE, { id })).toBe('404 error.notFound');
  });
});

describe('a home that goes', () => {
  test('is a snapshot: title, last price and date, nothing more, and nothing after it is back', async () => {
    const member = await signedIn(app);
    const id = await anActiveOffer(app.database.db, { title: 'Under the roof', price: 1_800 });
    await member.ask(SAVE, { id });
    await leave(id, OfferStatus.HiddenIncorrect);
    expect((await pageOf(member)).data[0]).toMatchObject({ property: null, left: null });
    await doJobs(app);
    await doJobs(app);
    const [entry] = (await pageOf(member)).data;
    expect(entry?.property).toBeNull();
    expect(entry?.left).toMatchObject({ title: 'Under the roof', price: 1_800 });
    // A later change of a home that is not public is visible nowhere.
    await app.database.db.updateTable('activeOffer').set({ title: 'Secret', price: 1 }).where('id', '=', id).execute();
    expect((await pageOf(member)).data[0]?.left).toMatchObject({ title: 'Under the roof', price: 1_800 });
    await leave(id, OfferStatus.Active);
    await doJobs(app);
    expect((await pageOf(member)).data[0]).toMatchObject({ left: null, property: { id, title: 'Secret' } });
  });

  test('shows nothing of an erased owner any more', async () => {
    const member = await signedIn(app);
    const id = await anActiveOffer(app.database.db, { title: 'At the Kellers' });
    await member.ask(SAVE, { id });
    await leave(id);
    await doJobs(app);
    await app.database.db.updateTable('activeOffer').set({ title: '' }).where('id', '=', id).execute();
    expect((await pageOf(member)).data[0]?.left?.title).toBe('');
    await markTextDeleted(app.database.db);
    const { db } = app.database;
    const left = await db.selectFrom('leftOffer').select('title').where('activeOfferId', '=', id).execute();
    expect(left).toEqual([{ title: '' }]);
  });

  test('abuse 67: gives nothing of its advertiser, by no way of asking', async () => {
    const member = await signedIn(app);
    const id = await anActiveOffer(app.database.db, { contactEmail: 'owner@example.ch', phoneNumber: '41 21 555' });
    await member.ask(SAVE, { id });
    const all = '{ favourites { data { property { title contactInfo { advertiserName } } left { title } } } }';
    expect(JSON.stringify(await member.ask(all))).not.toMatch(/owner@example|41 21 555/);
    await leave(id);
    expect(await member.ask(all)).toEqual({ favourites: { data: [{ property: null, left: null }] } });
  });
});

test('a note has two thousand characters at most, and is text', async () => {
  const member = await signedIn(app);
  const id = await anActiveOffer(app.database.db);
  await member.ask(SAVE, { id });
  expect(await member.refusal(NOTE, { id, note: 'x'.repeat(2_001) })).toBe('400 error.validation');
  const note = '<b>Ask</b>\nabout the lift';
  expect(await member.ask(NOTE, { id, note: ` ${note}\r\n` })).toEqual({ noteFavourite: { note } });
});

test('the data of a member is exported, and goes with the account', async () => {
  const member = await signedIn(app);
  const { db } = app.database;
  const [id, hidden] = [await anActiveOffer(db), await anActiveOffer(db)];
  await member.ask(SAVE, { id });
  await member.ask(NOTE, { id, note: 'Mine alone' });
  await member.ask('mutation ($id: Int!) { toggleUserRelation(offerId: $id, type: 20) { hidden } }', { id: hidden });
  await member.ask('mutation ($ids: [Int!]!) { rememberSeen(kind: 100, ids: $ids) }', { ids: [id, hidden] });
  const owner = { accountId: member.account.id, origin: 'https://lares.example' };
  const parts = await Promise.all(app.services.personalRecords.map((records) => records.export?.(db, owner)));
  const exported = Object.assign({}, ...parts) as Record<string, unknown[]>;
  expect(exported.favourites).toMatchObject([{ activeOfferId: id, note: 'Mine alone' }]);
  expect(exported.offerRelations).toMatchObject([{ type: 20, activeOfferId: hidden }]);
  expect(exported.seenObjects).toHaveLength(2);
  await db.transaction().execute(async (tx) => {
    for (const records of app.services.personalRecords) await records.erase?.(tx, [member.account.id], TEST_NOW);
  });
  for (const table of ['favourite', 'offerRelation', 'seenObject'] as const) {
    const rows = await db.selectFrom(table).select('accountId').where('accountId', '=', member.account.id).execute();
    expect(rows, table).toEqual([]);
  }
});
