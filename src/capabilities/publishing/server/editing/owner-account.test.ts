import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStatusChanged } from '#capabilities/accounts/server/account/account.events.ts';
import { cleanUpAccounts } from '#capabilities/accounts/server/erasure/erasure.service.ts';
import { disable, enable } from '#capabilities/accounts/server/operator.service.ts';
import { shownContent } from '#capabilities/publishing/approved-content.ts';
import { Role } from '#kernel/roles.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { announce } from '#platform/events/event.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { signedInBrowser } from '#tests/support/product/browser-session.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anOfferMember, type OfferMember } from '#tests/support/scenes/offer-member.ts';
import { saveApproved, saveReturned } from '../own-offer/approved-content.queries.ts';
import { listAllOfOwner } from '../own-offer/own-offer.queries.ts';
import { findUnpaired } from '../publication/passing-time.service.ts';
import { settlePublication } from '../publication/publication-fee.service.ts';

const EVERY_STATUS = [0, 10, 15, 16, 30, 31, 32, 33, 34, 50, 52, 53];
const LIVE = [30, 31, 33, 34];

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const operator = () => ({ db: app.database.db, now: () => TEST_NOW });
const rowsOf = ({ id }: { id: number }) =>
  app.database.db
    .selectFrom('offer as o')
    .leftJoin('activeOffer as a', 'a.id', 'o.activeOfferId')
    .selectAll('o')
    .select([
      'a.status as copy',
      'a.title as copyTitle',
      'a.advertiserName as name',
      'a.phoneNumber as phone',
      'a.lat as copyLat',
    ])
    .where('o.userId', '=', id)
    .orderBy('o.id')
    .execute();
const statusesOf = async (member: { id: number }) => (await rowsOf(member)).map(({ status, copy }) => [status, copy]);

/** A member with an offer of every status. */
async function withOffers(): Promise<OfferMember> {
  const member = await anOfferMember(app, { rolesFlag: Role.Agent });
  for (const status of EVERY_STATUS)
    await anOwnOffer(app.database.db, member.id, {
      status,
      lat: 46.5,
      lng: 6.6,
      acquisitionPrice: 100,
      yourEstimation: 200,
      localStoreId: `browser-${status}`,
    });
  return member;
}

/** Adds a picture to all of a member's offers and their copies. Returns its id. */
async function withPicture(member: OfferMember): Promise<number> {
  const { db } = app.database;
  const row = { hash: 'b'.repeat(64), width: 9, height: 9, thumbHash: 'x', color: '#aabbcc' };
  const picture = await db.insertInto('picture').values(row).returning('id').executeTakeFirstOrThrow();
  for (const { id, activeOfferId: copy } of await rowsOf(member)) {
    await db.insertInto('offerPicture').values({ offerId: id, pictureId: picture.id, position: 1 }).execute();
    const shown = { pictureId: picture.id, position: 1 };
    if (copy !== null)
      await db
        .insertInto('activeOfferPicture')
        .values({ ...shown, activeOfferId: copy })
        .execute();
  }
  return picture.id;
}

/** Stores an approved version of each offer of a member, and one that was sent back since. */
async function withReviewed(member: OfferMember): Promise<void> {
  const { db } = app.database;
  for (const offer of await listAllOfOwner(db, member.id)) {
    const content = shownContent(offer, []);
    await saveApproved(db, offer.id, { content, approvedAt: TEST_NOW });
    await saveReturned(db, offer.id, { content, returnedAt: TEST_NOW });
  }
}
const reviewedOf = (table: 'approvedOffer' | 'returnedOffer', { id }: { id: number }) => {
  const { db } = app.database;
  const own = db.selectFrom('offer').select('id').where('userId', '=', id);
  return db.selectFrom(table).select('content').where('offerId', 'in', own).execute();
};

describe('the offers of a member', () => {
  test('go off while the account is suspended, and come back as they were', async () => {
    const member = await withOffers();
    const before = await statusesOf(member);
    await disable(operator(), member.email, 'Spam');
    await doJobs(app);
    expect(await statusesOf(member)).toEqual(
      before.map(([status, copy]) => (LIVE.includes(status ?? -1) ? [32, 46] : [status, copy])),
    );
    expect(await findUnpaired(app.database)).toEqual([]);
    await enable(operator(), member.email);
    await doJobs(app);
    expect(await statusesOf(member)).toEqual(before);
  });

  test('stay hidden while it is suspended, after any approval or payment', async () => {
    const [member, moderator] = [await anOfferMember(app), await anOfferMember(app, { rolesFlag: Role.Moderator })];
    const { db } = app.database;
    const waits = await anOwnOffer(db, member.id, { status: 15, paidDays: 30, submittedAt: TEST_NOW });
    const online = await anOwnOffer(db, member.id, { status: 30 });
    const ended = await anOwnOffer(db, member.id, { status: 50, endDate: inDays(-1) });
    await disable(operator(), member.email, 'Spam');
    await doJobs(app);
    const publish = 'mutation ($id: Int!) { publishOffer(id: $id) { status } }';
    for (const { id } of [waits, online])
      expect(await moderator.ask(publish, { id })).toBe('409 error.status.transition');
    const paid = { offerId: ended.id, offerType: 1, days: 30, isProlonging: false };
    await db.transaction().execute((tx) => settlePublication({ now: () => TEST_NOW }, tx, paid));
    expect(await statusesOf(member)).toEqual([
      [15, null],
      [32, 46],
      [15, 50],
    ]);
    await enable(operator(), member.email);
    await doJobs(app);
    for (const { id } of [waits, ended]) expect(await moderator.ask(publish, { id })).toEqual({ status: 30 });
  });

  test('stay where a reviewer put them meanwhile', async () => {
    const member = await anOfferMember(app);
    const moderator = await anOfferMember(app, { rolesFlag: Role.Moderator });
    const { activeOfferId } = await anOwnOffer(app.database.db, member.id, { status: 30 });
    await disable(operator(), member.email, 'Spam');
    await doJobs(app);
    const see = `mutation ($id: Int!) { setVisibilityOnOffer(activeOfferId: $id, status: 46, reason: "Fraud.") { status } }`;
    expect(await moderator.ask(see, { id: activeOfferId })).toEqual({ status: 32 });
    await enable(operator(), member.email);
    await doJobs(app);
    expect(await statusesOf(member)).toEqual([[32, 46]]);
  });

  test('end with the state of the account, also for late and repeated events', async () => {
    const member = await withOffers();
    const before = await statusesOf(member);
    await disable(operator(), member.email, 'Spam');
    await enable(operator(), member.email);
    await app.database.db.transaction().execute((tx) => announce(tx, accountStatusChanged, { accountId: member.id }));
    await doJobs(app);
    expect(await statusesOf(member)).toEqual(before);
  });

  test('leave with a removed account, and are forgotten with an erased one', async () => {
    const member = await withOffers();
    const picture = await withPicture(member);
    await withReviewed(member);
    const browser = await signedInBrowser(app, member.email);
    await browser.run('mutation ($id: Int!) { deleteAccountEmail(id: $id) }', { id: member.id });
    const id = await secretMailedTo(app.database.db, member.email, 'deleteAccount');
    await browser.run('mutation ($id: String!) { deleteAccount(id: $id) }', { id });
    await doJobs(app);
    expect(await statusesOf(member)).toEqual([
      ...[0, 10, 15, 16].map(() => [99, null]),
      ...[30, 31, 32, 33, 34, 50, 52, 53].map(() => [52, 51]),
    ]);
    const erase = () =>
      cleanUpAccounts(
        backgroundContext({ db: app.database.db, services: app.services, requestId: 'erase', now: () => inDays(31) }),
      );
    await erase();
    await erase();
    for (const row of await rowsOf(member)) {
      expect(row).toMatchObject({ status: 99, title: null, description: null, street: null, lat: null, lng: null });
      expect(row).toMatchObject({ acquisitionPrice: null, yourEstimation: null, localStoreId: null, price: 1_950 });
      expect(row).toMatchObject({ name: null, phone: null, copyLat: null });
      expect(row.copyTitle ?? '').toBe('');
      expect([null, 51]).toContain(row.copy);
    }
    expect(await findUnpaired(app.database)).toEqual([]);
    const { db } = app.database;
    for (const table of ['approvedOffer', 'returnedOffer'] as const)
      expect(await reviewedOf(table, member)).toEqual([]);
    for (const table of ['offerPicture', 'activeOfferPicture'] as const)
      expect(await db.selectFrom(table).selectAll().where('pictureId', '=', picture).execute()).toEqual([]);
    expect(await db.selectFrom('picture').select('isPublic').where('id', '=', picture).execute()).toEqual([
      { isPublic: false },
    ]);
  });

  test('are all in the export of the member’s data, without data of others', async () => {
    const [member, other] = [await withOffers(), await withOffers()];
    const { db } = app.database;
    await withReviewed(member);
    await db
      .updateTable('offer')
      .set({ claimedBy: other.id, claimedAt: TEST_NOW })
      .where('userId', '=', member.id)
      .execute();
    const { body, statusCode } = await member.browser.request({ method: 'GET', url: '/account/export' });
    expect(statusCode).toBe(200);
    const { offers } = JSON.parse(body) as { offers: { id: number; status: number }[] };
    expect(offers.map(({ id }) => id)).toEqual((await rowsOf(member)).map(({ id }) => id));
    expect(offers[0]).toMatchObject({ approved: { title: 'Helle Wohnung am See', street: 'Rue de Bourg 1' } });
    expect(offers[0]).toMatchObject({ returned: { title: 'Helle Wohnung am See' } });
    expect(offers[0]).toMatchObject({ status: 0, title: 'Helle Wohnung am See', acquisitionPrice: 100, pictures: [] });
    expect(body).not.toContain('claimed');
    expect(offers.some(({ id }) => id === other.id)).toBe(false);
  });
});
