// engines: both
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { OwnOfferRecord } from '#capabilities/publishing/own-offer.record.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { forgetVisitors } from './interest.service.ts';

const SEEN = 'mutation ($offerId: Int!) { offerSeen(offerId: $offerId) }';
const COUNTS = `query ($id: Int!, $days: Int!) {
  offerInterest(id: $id, days: $days) { kind total days { day people } }
}`;
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
let now = TEST_NOW;
let ownerId: number;
let home: OwnOfferRecord;
beforeAll(async () => {
  app = await testApp({ limited: true, now: () => now });
  ({ id: ownerId } = await anAccount(app.database));
  await app.database.db.updateTable('account').set({ phone: '41215550000' }).where('id', '=', ownerId).execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  home = await anOwnOffer(app.database.db, ownerId, { status: OfferStatus.Published });
});

let network = 0;
/** A caller with a browser, in a separate network. */
function aPerson({ userAgent = FIREFOX, session }: { userAgent?: string; session?: string } = {}) {
  network += 1;
  const browser = aBrowser(app, `203.0.113.${network}`);
  if (session) browser.setCookie('__Host-session', session);
  const run = async (query: string, variables = {}) => {
    const headers = { 'user-agent': userAgent };
    const payload = { query, variables };
    return JSON.parse((await browser.request({ method: 'POST', url: '/graphql', headers, payload })).body);
  };
  return { run };
}
type Person = ReturnType<typeof aPerson>;
const memberWith = async (id: number): Promise<Person> =>
  aPerson({ session: (await openSession(app, id, now)).secret });
const look = async (who: Person, offerId = home.activeOfferId): Promise<boolean> =>
  (await who.run(SEEN, { offerId })).data?.offerSeen;

type InterestCounts = { kind: number; total: number; days: { day: string; people: number }[] }[];
const counts = async (days = 30): Promise<InterestCounts> => {
  const { data, errors } = await (await memberWith(ownerId)).run(COUNTS, { id: home.id, days });
  expect(errors).toBeUndefined();
  return (data as { offerInterest: InterestCounts }).offerInterest;
};
/** Seen, saved, phone number asked for, written. */
const totals = async (): Promise<number[]> => (await counts()).map(({ total }) => total);

describe('a person who looks at a home', () => {
  test('counts once a day, however often, and again on another day', async () => {
    const [anna, ben] = [aPerson(), aPerson()];
    expect(await look(anna)).toBe(true);
    expect(await look(anna)).toBe(false);
    expect(await look(ben)).toBe(true);
    expect(await totals()).toEqual([2, 0, 0, 0]);
    now = new Date(TEST_NOW.getTime() + 86_400_000);
    expect(await look(anna)).toBe(true);
    const [seen] = await counts();
    expect(seen?.days.slice(-2).map(({ people }) => people)).toEqual([2, 1]);
    expect(seen?.days).toHaveLength(30);
  });

  test('is the same member from another network', async () => {
    const { id } = await anAccount(app.database);
    expect(await look(await memberWith(id))).toBe(true);
    expect(await look(await memberWith(id))).toBe(false);
  });

  test('is not its owner, and no program that says it is one', async () => {
    expect(await look(await memberWith(ownerId))).toBe(false);
    expect(await look(aPerson({ userAgent: GOOGLEBOT }))).toBe(false);
    expect(await totals()).toEqual([0, 0, 0, 0]);
  });

  test('of a home that is not public, or has no owner here, is not counted', async () => {
    const paused = await anOwnOffer(app.database.db, ownerId, { status: OfferStatus.OfferPaused });
    expect(await look(aPerson(), paused.activeOfferId)).toBe(false);
    expect(await look(aPerson(), await anActiveOffer(app.database.db))).toBe(false);
    expect(await look(aPerson(), 999_999)).toBe(false);
  });

  test('is limited when they flood from one network', async () => {
    const flood = aPerson();
    let answer = await flood.run(SEEN, { offerId: home.activeOfferId });
    // The limit of 20 points a second ends before the window does: either error states so.
    for (let tries = 0; tries < 700 && !answer.errors; tries++)
      answer = await flood.run(SEEN, { offerId: home.activeOfferId });
    expect(answer.errors?.[0]?.extensions?.messageId).toBe('error.rateLimit');
    expect(await totals()).toEqual([1, 0, 0, 0]);
  });
});

test('counts as interested in the telephone number once a day', async () => {
  const anna = aPerson();
  const ask = `{ offerPhone(offerId: ${home.activeOfferId}) }`;
  expect((await anna.run(ask)).data).toEqual({ offerPhone: '+41215550000' });
  expect((await anna.run(ask)).data).toEqual({ offerPhone: '+41215550000' });
  expect(await totals()).toEqual([0, 0, 1, 0]);
});

test('counts as interested once a day for each way in which they acted on a home', async () => {
  const [{ id: memberId }, anonymous] = [await anAccount(app.database), aPerson()];
  const anna = await memberWith(memberId);
  const id = home.activeOfferId;
  const save = `mutation { saveFavourite(activeOfferId: ${id}) { id } }`;
  const toggle = `mutation { toggleUserRelation(offerId: ${id}, type: 10) { favorite } }`;
  const write = `mutation { createMessage(objectId: ${id}, objectType: 100, text: "Is it free?") { conversationId } }`;
  for (const act of [save, save, toggle, toggle, write, write]) expect((await anna.run(act)).errors).toBeUndefined();
  expect(await totals()).toEqual([0, 1, 0, 1]);
  expect((await anonymous.run(save)).errors).toBeDefined();
  expect(await totals()).toEqual([0, 1, 0, 1]);
});

test('is not counted for an answer of the owner, nor for a message that waits for a moderator', async () => {
  const anna = await memberWith((await anAccount(app.database)).id);
  const owner = await memberWith(ownerId);
  const write = `mutation ($text: String!, $id: Int) {
    createMessage(objectId: ${home.activeOfferId}, objectType: 100, text: $text, conversationId: $id) { conversationId isBeingChecked } }`;
  const held = await anna.run(write, {
    text: 'Please pay the deposit by Western Union to secure the flat. The keys come by DHL.',
  });
  expect(held.data?.createMessage.isBeingChecked).toBe(true);
  expect(await totals()).toEqual([0, 0, 0, 0]);
  const { data } = await anna.run(write, { text: 'Is it free?' });
  await owner.run(write, { text: 'It is.', id: data.createMessage.conversationId });
  expect(await totals()).toEqual([0, 0, 0, 1]);
});

test('counts no interest in a telephone number that is not there', async () => {
  const set = (phoneNumber: string | null) =>
    app.database.db.updateTable('activeOffer').set({ phoneNumber }).where('id', '=', home.activeOfferId).execute();
  const before = await totals();
  for (const nothing of [null, '', ' ']) {
    await set(nothing);
    const asked = `{ offer(id: ${home.activeOfferId}) { contactInfo { hasPhoneNumber } } offerPhone(offerId: ${home.activeOfferId}) }`;
    const { data } = await aPerson().run(asked);
    expect(data).toEqual({ offer: { contactInfo: { hasPhoneNumber: false } }, offerPhone: null });
  }
  expect(await totals()).toEqual(before);
  await set('+41215550000');
});

describe('when a day is over', () => {
  const rows = async (table: 'interestVisitor' | 'interestSecret') =>
    (await app.database.db.selectFrom(table).select('day').execute()).length;
  const forget = () =>
    forgetVisitors(
      backgroundContext({ db: app.database.db, services: app.services, requestId: 'test', now: () => now }),
    );

  test('nothing is left of who came, but how many did', async () => {
    await look(aPerson());
    // Before midnight in Switzerland nothing is deleted: a returning visitor is recognised.
    await forget();
    expect(await rows('interestVisitor')).toBeGreaterThan(0);
    now = new Date(TEST_NOW.getTime() + 2 * 86_400_000);
    await forget();
    await forget();
    expect([await rows('interestVisitor'), await rows('interestSecret')]).toEqual([0, 0]);
    expect(await totals()).toEqual([1, 0, 0, 0]);
  });

  test('however many came, all are forgotten', async () => {
    await app.database.execute(`insert into interest_visitor (day, offer_id, kind, visitor)
      select '2026-01-01', number, 1, 'x' from generate_series(1, 10500) as number`);
    await forget();
    expect(await rows('interestVisitor')).toBe(0);
  });

  test('the same person is another one with each home', async () => {
    const other = await anOwnOffer(app.database.db, ownerId, { status: OfferStatus.Published });
    const anna = aPerson();
    await look(anna);
    await look(anna, other.activeOfferId);
    const visitors = await app.database.db
      .selectFrom('interestVisitor')
      .select('visitor')
      .where('offerId', 'in', [home.id, other.id])
      .execute();
    expect(new Set(visitors.map(({ visitor }) => Buffer.from(visitor).toString('hex'))).size).toBe(2);
  });
});

test('counts are for 30 or 90 days, and of homes that the caller may read', async () => {
  expect((await counts(90))[0]?.days).toHaveLength(90);
  const wrong = await (await memberWith(ownerId)).run(COUNTS, { id: home.id, days: 31 });
  expect(wrong.errors?.[0]?.extensions?.messageId).toBe('error.validation');
  const stranger = await anAccount(app.database);
  const refused = await (await memberWith(stranger.id)).run(COUNTS, { id: home.id, days: 30 });
  expect(refused.errors?.[0]?.extensions?.messageId).toMatch(/error\.(forbidden|notFound)/);
});

test('a list shows the interest in each home in the last 30 days', async () => {
  await look(aPerson());
  const { data } = await (await memberWith(ownerId)).run(
    '{ offers(filter: { group: 2 }) { data { id ... on OwnOffer { recentInterest { kind total } } } } }',
  );
  const { data: own } = (data as { offers: { data: { id: number; recentInterest: unknown }[] } }).offers;
  expect(own.find(({ id }) => id === home.id)?.recentInterest).toEqual([{ kind: 1, total: 1 }]);
});
