import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUpAccounts } from '#capabilities/accounts/server/erasure/erasure.service.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import { Role } from '#kernel/roles.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import {
  type StripeMessage,
  type StripeServer,
  stripeBody,
  stripeServer,
  stripeSignature,
} from '#tests/support/neighbours/stripe-server.ts';
import { mailsTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { aPayingMember, type PayingMember } from '#tests/support/scenes/paying-member.ts';
import { countOpenChargebacks } from '../payment-metrics.queries.ts';

let stripe: StripeServer;
let app: TestApp;
let treasurer: PayingMember;
beforeAll(async () => {
  stripe = await stripeServer();
  app = await testApp({ settings: stripe.settings });
  treasurer = await aPayingMember(app, { rolesFlag: Role.AdminGlobal });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

let reports = 0;
async function report(message: Omit<StripeMessage, 'id' | 'amount'> & { amount?: number }): Promise<number> {
  const body = stripeBody({ id: `evt_${++reports}`, amount: 4_900, ...message });
  const signed = { 'content-type': 'application/json', 'stripe-signature': stripeSignature(body, TEST_NOW) };
  const sent = { method: 'POST', url: '/payments/webhook/stripe', payload: body, headers: signed } as const;
  return (await app.server.inject(sent)).statusCode;
}

/** A home in review that was paid by card. */
async function aPaidHome() {
  const owner = await aPayingMember(app);
  const { db } = app.database;
  const { id: offerId } = await anOwnOffer(db, owner.id, { status: 10, hasOpenPayment: true });
  const facts = { way: 'card', kind: 'publication', offerId, quantity: 30, amount: 4_900, email: owner.email } as const;
  const { id: paymentId } = await aPayment(db, owner.id, facts);
  expect(await report({ kind: 'paid', paymentId })).toBe(200);
  return { owner, offerId, paymentId };
}

const ASK = 'query ($id: Int!) { payment(id: $id) { status partRefunded dispute { ref status amount } } }';
const shownTo = async ({ browser }: PayingMember, id: number) =>
  ((await browser.run(ASK, { id })).data as { payment: object }).payment;
const moneyOf = async (userId: number) => {
  const { db } = app.database;
  const credits = await db.selectFrom('creditEntry').selectAll().where('userId', '=', userId).execute();
  const payments = await db.selectFrom('payment').select(['id', 'status']).where('userId', '=', userId).execute();
  return { credits, payments };
};

async function chargebackActs(paymentId: number): Promise<string[]> {
  const entries = app.database.db.selectFrom('auditEntry').select('act').where('objectId', '=', paymentId);
  return (await entries.where('act', 'like', 'payment.dispute%').orderBy('id').execute()).map(({ act }) => act);
}

describe('a chargeback', () => {
  test('is recorded and shown to staff alone; it moves no money and no home, with either outcome', async () => {
    const { owner, offerId, paymentId } = await aPaidHome();
    const before = [await moneyOf(owner.id), await findOwnOffer(app.database.db, offerId)];
    const asked = { kind: 'disputed', paymentId, amount: 4_900 } as const;
    for (let times = 0; times < 2; times++) expect(await report(asked)).toBe(200);
    const chargeback = { ref: `du_${paymentId}`, status: 'open', amount: 4_900 };
    expect(await shownTo(treasurer, paymentId)).toMatchObject({ status: 20, dispute: chargeback });
    expect(await shownTo(owner, paymentId)).toMatchObject({ status: 20, dispute: null });
    expect(await countOpenChargebacks(app.database.db)).toBe(1);
    const list = '{ payments(filter: { isDisputed: true }) { data { id } } }';
    expect((await treasurer.browser.run(list)).data).toEqual({ payments: { data: [{ id: paymentId }] } });
    await report({ kind: 'chargebackClosed', paymentId, chargebackStatus: 'lost' });
    expect(await shownTo(treasurer, paymentId)).toMatchObject({ dispute: { ...chargeback, status: 'lost' } });
    expect([await moneyOf(owner.id), await findOwnOffer(app.database.db, offerId)]).toEqual(before);
    expect(await countOpenChargebacks(app.database.db)).toBe(0);
    expect(await chargebackActs(paymentId)).toEqual(['payment.disputed', 'payment.disputeEnded']);
  });

  test('whose end is reported before its beginning is over', async () => {
    const { paymentId } = await aPaidHome();
    await report({ kind: 'chargebackClosed', paymentId, chargebackStatus: 'won' });
    await report({ kind: 'disputed', paymentId });
    expect(await shownTo(treasurer, paymentId)).toMatchObject({ dispute: { status: 'won' } });
  });

  test('opens once and ends once, also when reports repeat or come late; an open one is shown before others', async () => {
    const reports = fc.record({ ref: fc.constantFrom('a', 'b'), status: fc.constantFrom('open', 'won', 'lost') });
    await fc.assert(
      fc.asyncProperty(fc.array(reports, { minLength: 2, maxLength: 6 }), async (messages) => {
        const { paymentId } = await aPaidHome();
        const known = new Map<string, string>();
        const acts: string[] = [];
        let latest = '';
        for (const { ref, status } of messages) {
          const end = status === 'open' ? { kind: 'disputed' } : { kind: 'chargebackClosed', chargebackStatus: status };
          const message = { ...end, paymentId, chargebackRef: `du_${paymentId}_${ref}` } as Parameters<
            typeof report
          >[0];
          expect(await report(message)).toBe(200);
          if ((known.get(ref) ?? 'open') !== 'open' || known.get(ref) === status) continue;
          acts.push(status === 'open' ? 'payment.disputed' : 'payment.disputeEnded');
          known.set(ref, status);
          latest = ref;
        }
        const [stillOpen = latest] = [...known].filter(([, status]) => status === 'open').map(([ref]) => ref);
        const shown = known.get(latest) === 'open' ? latest : stillOpen;
        const chargeback = { ref: `du_${paymentId}_${shown}`, status: known.get(shown) };
        expect(await shownTo(treasurer, paymentId)).toMatchObject({ dispute: chargeback });
        expect(await chargebackActs(paymentId)).toEqual(acts);
      }),
      { numRuns: 20 },
    );
  });

  test('of a removed and erased account is recorded for staff and names no person', async () => {
    const { owner, paymentId } = await aPaidHome();
    const db = app.database.db;
    await db.updateTable('account').set({ status: 99, removedAt: TEST_NOW }).where('id', '=', owner.id).execute();
    expect(await report({ kind: 'disputed', paymentId })).toBe(200);
    const later = new Date(TEST_NOW.getTime() + 31 * 86_400_000);
    const upkeep = { db, services: app.services, requestId: 'upkeep', now: () => later };
    await cleanUpAccounts(backgroundContext(upkeep));
    expect(await report({ kind: 'chargebackClosed', paymentId, chargebackStatus: 'lost' })).toBe(200);
    expect(await report({ kind: 'disputed', paymentId, chargebackRef: 'du_second' })).toBe(200);
    expect(await report({ kind: 'refunded', paymentId, refunded: 2_000 })).toBe(200);
    expect(await chargebackActs(paymentId)).toEqual(['payment.disputed', 'payment.disputeEnded', 'payment.disputed']);
    expect(await shownTo(treasurer, paymentId)).toMatchObject({ partRefunded: 2_000, dispute: { ref: 'du_second' } });
    const stored = await db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ email: '', payerName: '' });
    expect(await mailsTo(db, owner.email)).toEqual([]);
  });

  test('of a foreign payment changes nothing; while the provider cannot be asked, it repeats the report', async () => {
    expect(await report({ kind: 'disputed', paymentId: 999_999 })).toBe(400);
    const { paymentId } = await aPaidHome();
    stripe.setAway(true);
    expect(await report({ kind: 'disputed', paymentId })).toBe(502);
    stripe.setAway(false);
    expect(await report({ kind: 'disputed', paymentId })).toBe(200);
  });
});

test('a partial refund is mailed to the payer, once for each sum; a smaller one reported later is ignored', async () => {
  const { owner, paymentId, offerId } = await aPaidHome();
  const partly = (refunded: number) => report({ kind: 'refunded', paymentId, refunded });
  for (const sum of [2_000, 1_000, 2_000]) expect(await partly(sum)).toBe(200);
  expect(await shownTo(owner, paymentId)).toMatchObject({ status: 20, partRefunded: 2_000 });
  const mails = (await mailsTo(app.database.db, owner.email)).filter(({ subject }) => subject.startsWith('Part of'));
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).toMatch(/refunded CHF.20\.00 of CHF.49\.00/);
  expect((await findOwnOffer(app.database.db, offerId))?.paidDays).toBe(30);
  await report({ kind: 'refunded', paymentId });
  await partly(3_000);
  expect(await shownTo(owner, paymentId)).toMatchObject({ status: 40, partRefunded: 2_000 });
});
