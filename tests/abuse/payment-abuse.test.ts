import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { sumCredits } from '#capabilities/payments/server/payment/credit.queries.ts';
import { writeGrant } from '#capabilities/payments/server/payment/credit.service.ts';
import { findPayment } from '#capabilities/payments/server/payment/payment.queries.ts';
import { countPartRefunded } from '#capabilities/payments/server/payment-metrics.queries.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import {
  STRIPE_TEST_SECRET,
  type StripeMessage,
  type StripeServer,
  stripeBody,
  stripeServer,
  stripeSignature,
} from '#tests/support/neighbours/stripe-server.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { aPayingMember, type PayingMember, paidOf } from '#tests/support/scenes/paying-member.ts';

/** @source docs/reference/abuse-cases.md, "Equal calls at once" */
const TIMES = 30;

let stripe: StripeServer;
let app: TestApp;
let owner: PayingMember;

beforeAll(async () => {
  stripe = await stripeServer();
  app = await testApp({ settings: stripe.settings });
  owner = await aPayingMember(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const db = () => app.database.db;
const moneyRows = async () => [
  await db().selectFrom('payment').selectAll().orderBy('id').execute(),
  await db().selectFrom('paymentEvent').selectAll().orderBy('eventId').execute(),
  await db().selectFrom('creditEntry').selectAll().orderBy('id').execute(),
];

describe('abuse 54: an invented payment', () => {
  test('costs the amount of the price list, at any amount in the request', async () => {
    const { id: offerId } = await anOwnOffer(db(), owner.id);
    const payment = paidOf(await owner.pay({ offerId, days: 30, amount: 0, way: 'qrBill' }));
    expect(payment).toMatchObject({ amount: 4_900, status: 10 });
  });

  test.each([
    ['days that no price is for', { days: 9_999 }, '400 error.validation'],
    ['no days', { days: 0 }, '400 error.validation'],
    ['a pack and an offer in one', { days: 30, credits: 5, offerType: 1 }, '400 error.validation'],
    ['the way of what costs nothing', { days: 30, way: 'free' }, '400 error.validation'],
    ['a refund', { days: 30, operationType: 1 }, '403 error.forbidden'],
    ['a subscription', { days: 30, operationType: 2 }, '400 error.validation'],
    ['an operation that is none', { days: 30, operationType: 7 }, '400 error.validation'],
  ])('%s is refused', async (_what, input, refusal) => {
    const { id: offerId } = await anOwnOffer(db(), owner.id);
    const before = await moneyRows();
    expect(refusalOf(await owner.pay({ offerId, ...input }))).toBe(refusal);
    expect(await moneyRows()).toEqual(before);
    expect((await findOwnOffer(db(), offerId))?.status).toBe(OfferStatus.Draft);
  });

  test('for another member’s offer is refused', async () => {
    const stranger = await aPayingMember(app);
    const { id: offerId } = await anOwnOffer(db(), stranger.id);
    expect(refusalOf(await owner.pay({ offerId, days: 30 }))).toBe('404 error.notFound');
  });

  test('with status, person or currency is no question that is understood', async () => {
    const query =
      'mutation { createPayment(offerId: 1, days: 30, operationType: 0, status: 20, userId: 1, currency: "EUR") { id } }';
    expect((await owner.browser.run(query)).status).toBe(400);
  });
});

describe('abuse 55: thirty payments at once with one credit left', () => {
  const withOneCredit = async () => {
    const member = await aPayingMember(app);
    const ctx = { actor: { kind: 'visitor', visitorId: null }, address: '', now: () => TEST_NOW } as const;
    const grant = { userId: member.id, offerType: 1, credits: 1, reason: 'A gift' };
    await writeGrant(ctx, db(), grant, { right: 'operator', grantedBy: null });
    return member;
  };

  test('for as many offers: one goes through', async () => {
    const member = await withOneCredit();
    const offers: number[] = [];
    // As many as a tier may have online.
    for (let count = 0; count < 5; count++) offers.push((await anOwnOffer(db(), member.id)).id);
    const answers = await Promise.all(
      Array.from({ length: TIMES }, (_, index) => member.pay({ offerId: offers[index % 5], days: 30, way: 'credit' })),
    );
    const refusals = answers.map(refusalOf);
    const paid = new Set(answers.filter((answer) => refusalOf(answer) === null).map((answer) => paidOf(answer).id));
    expect(paid.size).toBe(1);
    expect(new Set(refusals.filter((refusal) => refusal !== null))).toEqual(
      new Set(['409 error.credits.insufficient', '409 error.status.transition']),
    );
    expect(await sumCredits(db(), member.id)).toEqual({ rentCredits: 0, sellCredits: 0 });
  });

  test('for one offer: it is submitted once', async () => {
    const member = await withOneCredit();
    const { id: offerId } = await anOwnOffer(db(), member.id);
    const answers = await Promise.all(
      Array.from({ length: TIMES }, () => member.pay({ offerId, days: 30, way: 'credit' })),
    );
    expect(answers.map(refusalOf).filter((refusal) => refusal === null)).toHaveLength(1);
    expect(await sumCredits(db(), member.id)).toEqual({ rentCredits: 0, sellCredits: 0 });
    expect((await findOwnOffer(db(), offerId))?.status).toBe(OfferStatus.PendingVerification);
  });

  test('by QR-bill for one offer: there is one QR-bill', async () => {
    const { id: offerId } = await anOwnOffer(db(), owner.id);
    const answers = await Promise.all(Array.from({ length: TIMES }, () => owner.pay({ offerId, days: 30 })));
    expect(new Set(answers.map((answer) => paidOf(answer).id)).size).toBe(1);
  });
});

/** A payment by card that its owner is making. */
async function payingByCard(): Promise<{ paymentId: number; offerId: number; amount: number }> {
  const member = await aPayingMember(app);
  const { id: offerId } = await anOwnOffer(db(), member.id);
  const { id: paymentId, amount, checkoutUrl } = paidOf(await member.pay({ offerId, days: 30, way: 'card' }));
  expect(checkoutUrl).toBe(`https://checkout.stripe.example/cs_test_${paymentId}`);
  const checkout = stripe.checkouts.get(paymentId);
  expect(checkout).toMatchObject({ amount, currency: 'chf' });
  // Reports that it was paid, or refunded, are correct.
  if (checkout) Object.assign(checkout, { status: 'complete', isPaid: true });
  return { paymentId, offerId, amount };
}

const post = async (body: string, headers: Record<string, string>) =>
  (
    await app.server.inject({
      ...{ method: 'POST', url: '/payments/webhook/stripe', payload: body },
      headers: { 'content-type': 'application/json', ...headers },
    })
  ).statusCode;
const sendSigned = (message: StripeMessage) => {
  const body = stripeBody(message);
  return post(body, { 'stripe-signature': stripeSignature(body, TEST_NOW) });
};
const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000);

describe('abuse 56: a message that the provider did not send', () => {
  test.each<[string, Partial<StripeMessage>, (body: string) => Record<string, string>]>([
    ['unsigned', {}, () => ({})],
    ['signed with an empty key', {}, (body) => ({ 'stripe-signature': stripeSignature(body, TEST_NOW, '') })],
    ['signed with another key', {}, (body) => ({ 'stripe-signature': stripeSignature(body, TEST_NOW, 'whsec_x') })],
    ['six minutes old', {}, (body) => ({ 'stripe-signature': stripeSignature(body, minutesAgo(6)) })],
    ['of the time to come', {}, (body) => ({ 'stripe-signature': stripeSignature(body, minutesAgo(-6)) })],
    ['without a time', {}, (body) => ({ 'stripe-signature': stripeSignature(body, TEST_NOW).replace(/t=\d+/, 't=') })],
    ['altered after signing', {}, (body) => ({ 'stripe-signature': stripeSignature(`${body} `, TEST_NOW) })],
    ['of another amount', { amount: 1 }, (body) => ({ 'stripe-signature': stripeSignature(body, TEST_NOW) })],
    ['in other money', { currency: 'eur' }, (body) => ({ 'stripe-signature': stripeSignature(body, TEST_NOW) })],
    [
      'about real money, where none is',
      { livemode: true },
      (body) => ({ 'stripe-signature': stripeSignature(body, TEST_NOW) }),
    ],
    [
      'about a payment that is not there',
      { paymentId: 999_999 },
      (body) => ({ 'stripe-signature': stripeSignature(body, TEST_NOW) }),
    ],
    [
      'from the browser of somebody who is signed in',
      {},
      (body) => ({
        'stripe-signature': stripeSignature(body, TEST_NOW),
        cookie: `__Host-session=${owner.browser.cookie('__Host-session')}`,
      }),
    ],
  ])('%s is refused and changes nothing', async (_what, facts, headersOf) => {
    const { paymentId, amount } = await payingByCard();
    const before = await moneyRows();
    const body = stripeBody({ id: `evt_${paymentId}`, kind: 'paid', paymentId, amount, ...facts });
    expect(await post(body, headersOf(body))).toBe(400);
    expect(await moneyRows()).toEqual(before);
  });

  test('about money for trying out, where real money moves, is refused', async () => {
    const settings = { ...stripe.settings, STRIPE_SECRET_KEY: 'sk_live_abcdefghijk' };
    const live = await testApp({ settings });
    const body = stripeBody({ id: 'evt_test', kind: 'paid', paymentId: 1, amount: 4_900 });
    const headers = { 'content-type': 'application/json', 'stripe-signature': stripeSignature(body, TEST_NOW) };
    const { statusCode } = await live.server.inject({
      method: 'POST',
      url: '/payments/webhook/stripe',
      payload: body,
      headers,
    });
    expect(statusCode).toBe(400);
    await live.close();
  });

  test.each(['GET', 'PUT', 'DELETE'] as const)('by %s is no message', async (method) => {
    const { statusCode } = await app.server.inject({ method, url: '/payments/webhook/stripe' });
    expect(statusCode).toBe(405);
  });

  test('is refused where no cards are taken', async () => {
    const without = await testApp();
    const { statusCode } = await without.server.inject({
      method: 'POST',
      url: '/payments/webhook/stripe',
      payload: {},
    });
    expect(statusCode).toBe(405);
    await without.close();
  });
});

/** Entries of the audit log about an act on a payment. */
const reported = (paymentId: number, act: string) =>
  db()
    .selectFrom('auditEntry')
    .select('after')
    .where('objectKind', '=', 'payment')
    .where('objectId', '=', paymentId)
    .where('act', '=', act)
    .execute();

describe('abuse 57: the provider repeats itself', () => {
  test('the same message five times has one effect', async () => {
    const { paymentId, offerId, amount } = await payingByCard();
    for (let times = 0; times < 5; times++)
      expect(await sendSigned({ id: `evt_same_${paymentId}`, kind: 'paid', paymentId, amount })).toBe(200);
    expect((await findPayment(db(), paymentId))?.status).toBe(20);
    expect(await findOwnOffer(db(), offerId)).toMatchObject({ status: OfferStatus.PendingVerification, paidDays: 30 });
    expect(await reported(paymentId, 'payment.succeeded')).toHaveLength(1);
  });

  test('five at the same moment have one effect', async () => {
    const { paymentId, amount } = await payingByCard();
    const message: StripeMessage = { id: `evt_at_once_${paymentId}`, kind: 'paid', paymentId, amount };
    expect(await Promise.all(Array.from({ length: 5 }, () => sendSigned(message)))).toEqual([200, 200, 200, 200, 200]);
    expect((await findPayment(db(), paymentId))?.status).toBe(20);
  });

  test('a refund before the success: nothing is given, and nothing is lost', async () => {
    const { paymentId, offerId, amount } = await payingByCard();
    expect(await sendSigned({ id: `evt_r_${paymentId}`, kind: 'refunded', paymentId, amount })).toBe(200);
    expect(await sendSigned({ id: `evt_p_${paymentId}`, kind: 'paid', paymentId, amount })).toBe(200);
    expect((await findPayment(db(), paymentId))?.status).toBe(40);
    expect((await findOwnOffer(db(), offerId))?.status).toBe(OfferStatus.Draft);
  });

  test('a part that was given back by hand is written down, and what was paid for stays; the rest ends it', async () => {
    const { paymentId, offerId, amount } = await payingByCard();
    await sendSigned({ id: `evt_p_${paymentId}`, kind: 'paid', paymentId, amount });
    const part: StripeMessage = { id: `evt_part_${paymentId}`, kind: 'refunded', paymentId, amount, refunded: 1_000 };
    for (let times = 0; times < 2; times++) expect(await sendSigned(part)).toBe(200);
    expect((await findPayment(db(), paymentId))?.status).toBe(20);
    expect(await countPartRefunded(db())).toBe(1);
    expect((await findOwnOffer(db(), offerId))?.paidDays).toBe(30);
    expect(await reported(paymentId, 'payment.partRefunded')).toEqual([{ after: { amount: 1_000 } }]);
    expect(await sendSigned({ id: `evt_rest_${paymentId}`, kind: 'refunded', paymentId, amount })).toBe(200);
    expect((await findPayment(db(), paymentId))?.status).toBe(40);
    expect(await countPartRefunded(db())).toBe(0);
  });

  test('a message about something else is accepted, and changes nothing', async () => {
    const body = JSON.stringify({
      id: 'evt_other',
      object: 'event',
      type: 'payout.paid',
      livemode: false,
      data: { object: {} },
    });
    const before = await moneyRows();
    expect(await post(body, { 'stripe-signature': stripeSignature(body, TEST_NOW, STRIPE_TEST_SECRET) })).toBe(200);
    expect(await moneyRows()).toEqual(before);
  });
});

describe('abuse 58: an offer is deleted while it is being paid', () => {
  const remove = (member: PayingMember, id: number) =>
    member.browser.run('mutation ($id: Int!) { deleteOffer(id: $id) { status } }', { id });

  test('it stays; once the payment is cancelled it goes', async () => {
    const { id: offerId } = await anOwnOffer(db(), owner.id);
    const { id } = paidOf(await owner.pay({ offerId, days: 30 }));
    expect(refusalOf(await remove(owner, offerId))).toBe('409 error.payment.inProgress');
    expect((await findOwnOffer(db(), offerId))?.status).toBe(OfferStatus.PendingPayment);
    await owner.browser.run('mutation ($id: Int!) { cancelPayment(id: $id) { status } }', { id });
    expect(refusalOf(await remove(owner, offerId))).toBeNull();
  });
});
