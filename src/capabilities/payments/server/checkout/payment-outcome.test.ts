// engines: both
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PaymentStatus } from '../../payment.ts';
import { mayStepPayment, PAYMENT_STEPS, type PaymentStepName } from '../../payment-states.ts';
import { sumCredits } from '../payment/credit.queries.ts';
import { findPayment, findRefund, lockPayment, updatePayment } from '../payment/payment.queries.ts';
import { takePaymentStep } from '../payment/payment-act.ts';
import type { ProviderStatus } from '../ways/pay-provider.ts';
import { applyProviderStatus } from './payment-outcome.service.ts';

let app: TestApp;
let ctx: Context;
let userId: number;
beforeAll(async () => {
  app = await testApp();
  const { database, services } = app;
  ctx = backgroundContext({ db: database.db, services, requestId: 'test', now: () => TEST_NOW });
  ({ id: userId } = await anAccount(database));
});
afterAll(() => app.close());

const inTransaction = <Result>(work: (tx: Context['db'], payment: PaymentRecord) => Promise<Result>, id: number) =>
  ctx.db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment) throw new Error('The payment is gone.');
    return work(tx, payment);
  });

const listen = (id: number, word: ProviderStatus) =>
  inTransaction((tx, payment) => applyProviderStatus(ctx, tx, payment, { word, right: 'system' }), id);
const statusOf = async (id: number) => (await findPayment(ctx.db, id))?.status;
const offerOf = async (id: number) => {
  const offer = await findOwnOffer(ctx.db, id);
  if (!offer) throw new Error('The offer is gone.');
  return offer;
};

const acts = async (id: number): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('auditEntry')
    .select('act')
    .where('objectKind', '=', 'payment')
    .where('objectId', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ act }) => act);
};

const S = PaymentStatus;
const MONEY = { amount: 19_500, currency: 'CHF' };
const WORDS: Record<string, ProviderStatus> = {
  open: { kind: 'open' },
  nowhere: { kind: 'nowhere' },
  paid: { kind: 'paid', ...MONEY },
  rejected: { kind: 'rejected' },
  cancelled: { kind: 'cancelled' },
  refunded: { kind: 'refunded', ...MONEY },
};

/** Expected status after each provider status, by current status; written from the rules of payments, independent of the code. */
const LEADS: Record<number, Record<string, number>> = {
  [S.Created]: {
    open: S.InProgress,
    nowhere: S.Created,
    paid: S.Success,
    rejected: S.Rejected,
    cancelled: S.Cancelled,
    refunded: S.Refunded,
  },
  [S.InProgress]: {
    open: S.InProgress,
    nowhere: S.InProgress,
    paid: S.Success,
    rejected: S.Rejected,
    cancelled: S.Cancelled,
    refunded: S.Refunded,
  },
  [S.Success]: {
    open: S.Success,
    nowhere: S.Success,
    paid: S.Success,
    rejected: S.Success,
    cancelled: S.Success,
    refunded: S.Refunded,
  },
  [S.Rejected]: {
    open: S.Rejected,
    nowhere: S.Rejected,
    paid: S.Success,
    rejected: S.Rejected,
    cancelled: S.Rejected,
    refunded: S.Refunded,
  },
  [S.Refunded]: {
    open: S.Refunded,
    nowhere: S.Refunded,
    paid: S.Refunded,
    rejected: S.Refunded,
    cancelled: S.Refunded,
    refunded: S.Refunded,
  },
  [S.Error]: {
    open: S.Error,
    nowhere: S.Error,
    paid: S.Success,
    rejected: S.Rejected,
    cancelled: S.Cancelled,
    refunded: S.Refunded,
  },
  [S.Cancelled]: {
    open: S.Cancelled,
    nowhere: S.Cancelled,
    paid: S.Success,
    rejected: S.Cancelled,
    cancelled: S.Cancelled,
    refunded: S.Refunded,
  },
};
const CASES = Object.entries(LEADS).flatMap(([from, words]) =>
  Object.entries(words).map(([word, to]) => ({ from: Number(from), word, to })),
);

/** Every step from every status: allowed or refused. */
const ALLOWED: Record<PaymentStepName, readonly number[]> = {
  open: [S.Created],
  settle: [S.Created],
  succeed: [S.InProgress, S.Rejected, S.Error, S.Cancelled],
  reject: [S.InProgress, S.Error],
  cancel: [S.Created, S.InProgress, S.Error],
  fail: [S.Created, S.InProgress],
  refund: [S.Success],
};
const STEPS = (Object.keys(PAYMENT_STEPS) as PaymentStepName[]).flatMap((step) =>
  Object.values(PaymentStatus).map((from) => ({ step, from, isAllowed: ALLOWED[step].includes(from) })),
);

describe('a step of a payment', () => {
  test.each(STEPS)('$step from $from: $isAllowed', async ({ step, from, isAllowed }) => {
    expect(mayStepPayment(from, step)).toBe(isAllowed);
    const { id } = await aPayment(ctx.db, userId, { status: from });
    const taken = inTransaction((tx, payment) => takePaymentStep(tx, ctx, payment, { step, right: 'system' }), id);
    if (isAllowed) await taken;
    else await expect(taken).rejects.toMatchObject({ messageId: 'error.status.transition', code: 409 });
    expect(await statusOf(id)).toBe(isAllowed ? PAYMENT_STEPS[step].to : from);
    expect(await acts(id)).toHaveLength(isAllowed ? 1 : 0);
  });
});

describe('a word of a provider', () => {
  test.each(CASES)('$word to a payment at $from leads to $to, and again to the same', async ({ from, word, to }) => {
    const member = await anAccount(app.database);
    // A paid payment has been delivered.
    const { id } = await aPayment(ctx.db, member.id, { status: from, way: 'till' });
    const answer = WORDS[word] as ProviderStatus;
    await listen(id, answer);
    expect(await statusOf(id)).toBe(to);
    const once = { acts: await acts(id), credits: await sumCredits(ctx.db, member.id) };
    for (let times = 0; times < 3; times++) await listen(id, answer);
    expect(await statusOf(id)).toBe(to);
    expect({ acts: await acts(id), credits: await sumCredits(ctx.db, member.id) }).toEqual(once);
  });
});

describe('the purchase for an offer', () => {
  const forOffer = async (facts: Parameters<typeof anOwnOffer>[2], payment: Partial<PaymentRecord> = {}) => {
    const offer = await anOwnOffer(ctx.db, userId, facts);
    const paying = { kind: 'publication', offerId: offer.id, quantity: 30, amount: 4_900, way: 'till' } as const;
    const { id } = await aPayment(ctx.db, userId, { ...paying, ...payment });
    return { offer, id };
  };
  const PAID: ProviderStatus = { kind: 'paid', amount: 4_900, currency: 'CHF' };
  const WAITING = { status: OfferStatus.PendingPayment, previousStatus: OfferStatus.Draft, hasOpenPayment: true };

  test('sends it to review', async () => {
    const { offer, id } = await forOffer(WAITING);
    await listen(id, PAID);
    const after = await offerOf(offer.id);
    expect(after).toMatchObject({ status: OfferStatus.PendingVerification, paidDays: 30, hasOpenPayment: false });
  });

  test('that came to nothing leaves it where it was', async () => {
    const { offer, id } = await forOffer({ ...WAITING, previousStatus: OfferStatus.Rejected });
    await listen(id, { kind: 'rejected' });
    expect(await offerOf(offer.id)).toMatchObject({ status: OfferStatus.Rejected, hasOpenPayment: false });
  });

  test('that comes late counts while the offer still waits', async () => {
    const { offer, id } = await forOffer({ ...WAITING, hasOpenPayment: false }, { status: PaymentStatus.Cancelled });
    const other = { kind: 'publication', offerId: offer.id, quantity: 30, amount: 4_900, way: 'till' } as const;
    // Its end is unknown: the offer waits for it.
    await aPayment(ctx.db, userId, { ...other, status: PaymentStatus.Error });
    await listen(id, PAID);
    expect(await statusOf(id)).toBe(PaymentStatus.Success);
    expect(await offerOf(offer.id)).toMatchObject({ status: OfferStatus.PendingVerification, paidDays: 30 });
  });

  test('that comes in time for one whose days ended meanwhile puts it online again', async () => {
    const ended = { status: OfferStatus.Expired, endDate: inDays(-1), hasOpenPayment: true };
    const { offer, id } = await forOffer(ended, { isProlonging: true });
    await listen(id, PAID);
    expect(await findRefund(ctx.db, id)).toBeUndefined();
    expect((await offerOf(offer.id)).status).not.toBe(OfferStatus.Expired);
  });

  test.each([
    ['waits no more', {}],
    ['was rejected in review', { status: OfferStatus.Rejected }],
    ['is expired', { status: OfferStatus.Expired, endDate: inDays(-1) }],
    ['is to be prolonged', { status: OfferStatus.Published, endDate: inDays(5) }],
    ['was deleted', { status: OfferStatus.Deleted }],
    ['is not complete', { title: null }],
    ['is online already', { status: OfferStatus.Published }],
  ])('that comes late for one that %s goes back at once', async (_why, facts) => {
    const isProlonging = 'status' in facts && facts.status === OfferStatus.Published;
    const { offer, id } = await forOffer(facts, { status: PaymentStatus.Cancelled, way: 'qrBill', isProlonging });
    const before = await offerOf(offer.id);
    await listen(id, PAID);
    expect(await statusOf(id)).toBe(PaymentStatus.Success);
    expect(await findRefund(ctx.db, id)).toMatchObject({ amount: 4_900, status: PaymentStatus.InProgress });
    expect(await offerOf(offer.id)).toMatchObject({ status: before.status, endDate: before.endDate });
  });

  test('late, while another payment of it is open, goes back, and the offer waits for the other', async () => {
    const { offer, id } = await forOffer(WAITING, { status: PaymentStatus.Rejected });
    const other = { kind: 'publication', offerId: offer.id, quantity: 30, amount: 4_900, way: 'till' } as const;
    const second = await aPayment(ctx.db, userId, other);
    await listen(id, PAID);
    expect(await findRefund(ctx.db, id)).toBeDefined();
    expect(await offerOf(offer.id)).toMatchObject({ status: OfferStatus.PendingPayment });
    await listen(second.id, PAID);
    expect(await offerOf(offer.id)).toMatchObject({ status: OfferStatus.PendingVerification });
  });

  test('prolongs one that is online by the days that are paid, once', async () => {
    const endDate = inDays(5);
    const { offer, id } = await forOffer({ status: OfferStatus.Published, endDate }, { isProlonging: true });
    await listen(id, PAID);
    await listen(id, PAID);
    const after = await offerOf(offer.id);
    expect(after).toMatchObject({
      status: OfferStatus.Published,
      endDate: new Date(endDate.getTime() + 30 * 86_400_000),
    });
  });

  test('and refunded takes it off the public', async () => {
    const { offer, id } = await forOffer({ status: OfferStatus.Published }, { status: PaymentStatus.Success });
    await updatePayment(ctx.db, id, { hasEffect: true });
    await listen(id, { kind: 'refunded', amount: 4_900, currency: 'CHF' });
    expect(await statusOf(id)).toBe(PaymentStatus.Refunded);
    expect(await offerOf(offer.id)).toMatchObject({ status: OfferStatus.Expired, endDate: TEST_NOW });
  });

  test('and refunded after it was paid for anew leaves it in review, for what was paid anew', async () => {
    const paid = { paidDays: 30, paidAt: TEST_NOW };
    const given = { status: PaymentStatus.Success, hasEffect: true };
    const { offer, id } = await forOffer({ status: OfferStatus.PendingVerification, ...paid }, given);
    const anew = { kind: 'publication', offerId: offer.id, quantity: 30, amount: 4_900, way: 'till' } as const;
    const second = await aPayment(ctx.db, userId, { ...anew, ...given });
    await listen(id, { kind: 'refunded', amount: 4_900, currency: 'CHF' });
    expect(await offerOf(offer.id)).toMatchObject({ status: OfferStatus.PendingVerification, paidDays: 30 });
    await listen(second.id, { kind: 'refunded', amount: 4_900, currency: 'CHF' });
    expect(await offerOf(offer.id)).toMatchObject({ paidDays: null });
  });

  test('and refunded before the payment was reported delivers nothing, and the offer is where it was', async () => {
    const { offer, id } = await forOffer(WAITING);
    await listen(id, { kind: 'refunded', amount: 4_900, currency: 'CHF' });
    await listen(id, PAID);
    expect(await statusOf(id)).toBe(PaymentStatus.Refunded);
    expect(await offerOf(offer.id)).toMatchObject({ status: OfferStatus.Draft, paidDays: null });
  });
});
