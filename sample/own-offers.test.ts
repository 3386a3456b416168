import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveArrival } from '#capabilities/payments/server/bank/arrival.service.ts';
import { PAYMENT_SETTINGS } from '#capabilities/payments/server/payment.settings.ts';
import { findUnpaired } from '#capabilities/publishing/server/publication/passing-time.service.ts';
import { offerQuota } from '#capabilities/publishing/tier-quotas.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { withSampleMarket } from '#tests/support/market/sample-market.ts';
import { aBrowser, logIn } from '#tests/support/product/browser-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { keepSampleConversations } from './conversations.ts';
import { keepSampleOffers } from './own-offers.ts';
import { PLANNED_OFFERS } from './own-offers-plan.ts';
import { deleteSample } from './sample.queries.ts';
import { keepSampleUsers, samplePassword } from './users.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  const { db } = app.database;
  await withSampleMarket(db, 2_500);
  await keepSampleUsers(db, app.services.secrets);
  app.database.takeStatements();
  await keepSampleOffers(db, { now: TEST_NOW, iban: app.services.settings.of(PAYMENT_SETTINGS).qrBill.iban });
});
afterAll(() => app.close());

const counts = async (where = sql`true`): Promise<Record<number, number>> => {
  const { rows } = await sql<{ status: number; count: number }>`
    select status, count(*)::int as count from offer where is_sample and ${where} group by status`.execute(
    app.database.db,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

describe('own offers of the sample market', () => {
  test('are there in every state, forty of them waiting for review, and fit their public copies', async () => {
    const all = await counts();
    expect(Object.keys(all).map(Number)).toEqual([0, 10, 15, 16, 30, 31, 32, 33, 34, 50, 52, 53]);
    expect(all[15]).toBe(40);
    expect(await findUnpaired(app.database)).toEqual([]);
  });

  test('take a few statements, and none at the next start', async () => {
    // Two of them read and make the series of the installation's QR-bills.
    expect(app.database.takeStatements().length).toBeLessThan(47);
    await keepSampleOffers(app.database.db, {
      now: TEST_NOW,
      iban: app.services.settings.of(PAYMENT_SETTINGS).qrBill.iban,
    });
    expect(app.database.takeStatements()).toHaveLength(1);
    expect(Object.values(await counts()).reduce((sum, count) => sum + count, 0)).toBe(PLANNED_OFFERS.length);
  });

  test('are written about, each member once about a home, and the last of it is not read', async () => {
    const { db } = app.database;
    for (let again = 0; again < 2; again++) await keepSampleConversations(db, TEST_NOW);
    const { rows } = await sql<{ conversations: number; unread: number }>`
      select count(*)::int as conversations, sum(unread)::int as unread
      from (select sum(unread_count) as unread from conversation_participant group by conversation_id) c`.execute(db);
    expect(rows).toEqual([{ conversations: 5, unread: 5 }]);
  });

  test('keep within the quotas of their owners', async () => {
    const { rows } = await sql<{ role: number; drafts: number; live: number }>`
      select u.roles_flag as role, count(*) filter (where o.status in (0, 16))::int as drafts,
        count(*) filter (where o.status in (10, 15, 30, 31, 33, 34))::int as live
      from offer o join account u on u.id = o.user_id group by u.id`.execute(app.database.db);
    for (const { role, drafts, live } of rows) {
      expect(drafts).toBeLessThan(offerQuota(role).drafts);
      expect(live).toBeLessThanOrEqual(offerQuota(role).live);
    }
  });

  test('can be gone on with: a price changed online stays online, a home on the market is found', async () => {
    const browser = aBrowser(app);
    await logIn(browser, 'gold@sample.lares.example', samplePassword(app.services.secrets));
    const list = '{ offers(filter: { group: 2 }) { data { id activeOfferId images { key } } } }';
    const { data } = await browser.run(list);
    const [offer] = (data as { offers: { data: { id: number; activeOfferId: number; images: object[] }[] } }).offers
      .data;
    expect(offer?.images.length).toBeGreaterThan(0);
    const save = 'mutation ($offer: OfferInput!) { createOrUpdateOffer(offer: $offer) { status } }';
    const saved = await browser.run(save, { offer: { id: offer?.id, floorsInBuilding: 9 } });
    expect(saved.data).toEqual({ createOrUpdateOffer: { status: 30 } });
    const page = await app.run('query ($id: Int!) { offer(id: $id) { floorsInBuilding } }', {
      id: offer?.activeOfferId,
    });
    expect(page.data).toEqual({ offer: { floorsInBuilding: 9 } });
  });

  test('that wait for a payment have a QR-bill that can be paid, and go to review when it is paid', async () => {
    const browser = aBrowser(app);
    await logIn(browser, 'gold@sample.lares.example', samplePassword(app.services.secrets));
    const { data } = await browser.run(
      '{ payments(filter: { status: [10] }) { data { offerId amount billUrl qrBill { reference } } } }',
    );
    const qrBills = (data as { payments: { data: { offerId: number; amount: number; billUrl: string }[] } }).payments
      .data;
    expect(qrBills).toHaveLength(3);
    const [qrBill] = qrBills;
    expect(qrBill?.billUrl).toMatch(/bill\.pdf$/);
    const { rows } = await sql<{ reference: string }>`
      select reference from payment where offer_id = ${qrBill?.offerId ?? 0}`.execute(app.database.db);
    const at = { db: app.database.db, services: app.services, requestId: 'test', now: () => TEST_NOW };
    const arrival = { booking: null, isWhole: false, bookedOn: '2026-11-20', currency: 'CHF', text: null };
    const payer = { debtorName: null, debtorIban: null, reference: rows[0]?.reference ?? null };
    await receiveArrival(backgroundContext(at), {
      key: 'sample-bill',
      ...arrival,
      ...payer,
      amount: qrBill?.amount ?? 0,
    });
    const offer = await browser.run('query ($id: Int!) { offerEdit(id: $id) { status } }', { id: qrBill?.offerId });
    expect([15, 30]).toContain((offer.data as { offerEdit: { status: number } }).offerEdit.status);
  });

  test('go with the sample market, and so do those that sample users wrote', async () => {
    const browser = aBrowser(app);
    await logIn(browser, 'bronze@sample.lares.example', samplePassword(app.services.secrets));
    await browser.run('mutation { createOrUpdateOffer(offer: { offerType: 1 }) { id } }');
    await deleteSample(app.database.db);
    for (const table of ['offer', 'activeOffer', 'offerPicture', 'payment'] as const)
      expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
