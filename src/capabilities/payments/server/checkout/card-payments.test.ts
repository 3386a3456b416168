import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import { AppError } from '#kernel/app-error.ts';
import { Role } from '#kernel/roles.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { type StripeServer, stripeServer } from '#tests/support/neighbours/stripe-server.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { aPayingMember, paidOf } from '#tests/support/scenes/paying-member.ts';
import { findPayment, findRefund } from '../payment/payment.queries.ts';
import { handleProviderMessage } from '../providers/payment-event.service.ts';
import { reconcilePayments } from '../providers/reconciliation.service.ts';
import { stripeWay } from '../ways/stripe-way.ts';
import { openCheckout } from './checkout.service.ts';
import { executeRefund, refundByOperator } from './refund.service.ts';

let stripe: StripeServer;
let app: TestApp;
const at = (days: number): Context => {
  const { database, services } = app;
  return backgroundContext({ db: database.db, services, requestId: 'test', now: () => inDays(days) });
};

beforeAll(async () => {
  stripe = await stripeServer();
  app = await testApp({ settings: stripe.settings });
});
beforeEach(() => {
  stripe.setAway(false);
  stripe.setRefusing(null);
  stripe.asked.length = 0;
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const db = () => app.database.db;
const statusOf = async (id: number) => (await findPayment(db(), id))?.status;

async function paying() {
  const member = await aPayingMember(app);
  const { id: offerId } = await anOwnOffer(db(), member.id);
  const { id } = paidOf(await member.pay({ offerId, days: 30, way: 'card' }));
  const checkout = stripe.checkouts.get(id);
  if (!checkout) throw new Error('Nothing was opened.');
  const offer = async () => findOwnOffer(db(), offerId);
  return { member, offerId, id, checkout, offer };
}

async function paid() {
  const payment = await paying();
  Object.assign(payment.checkout, { status: 'complete', isPaid: true });
  const word = { kind: 'paid', amount: 4_900, currency: 'CHF' } as const;
  await handleProviderMessage(at(0), { provider: 'card', id: `evt_${payment.id}`, paymentId: payment.id, word });
  return payment;
}

describe('a payment by card', () => {
  test('asked for again, opens no second checkout', async () => {
    const { member, offerId, id } = await paying();
    expect(paidOf(await member.pay({ offerId, days: 30, way: 'card' })).id).toBe(id);
    expect(stripe.asked.filter((asked) => asked === 'POST /v1/checkout/sessions')).toHaveLength(1);
  });

  test('whose process ended before the checkout existed is opened on the next request', async () => {
    const { member, offerId, id } = await paying();
    await db()
      .updateTable('payment')
      .set({ status: 0, providerRef: null, checkoutUrl: null })
      .where('id', '=', id)
      .execute();
    const again = paidOf(await member.pay({ offerId, days: 30, way: 'card' }));
    expect(again).toMatchObject({ id, status: 10 });
    expect(again.checkoutUrl).toContain(`cs_test_${id}`);
  });

  test('at a provider that does not answer is an error; the offer waits and may be deleted, another way may be taken', async () => {
    stripe.setAway(true);
    const member = await aPayingMember(app);
    const { id: offerId } = await anOwnOffer(db(), member.id);
    expect(refusalOf(await member.pay({ offerId, days: 30, way: 'card' }))).toBe('502 error.upstream');
    expect(await findOwnOffer(db(), offerId)).toMatchObject({
      status: OfferStatus.PendingPayment,
      hasOpenPayment: false,
    });
    const payment = paidOf(await member.pay({ offerId, days: 30, way: 'qrBill' }));
    expect(payment.status).toBe(10);
    expect(await findOwnOffer(db(), offerId)).toMatchObject({ hasOpenPayment: true });
  });

  test.each([400, 401, 402, 403, 404])(
    'that the provider refuses with %i is cancelled, and the offer where it was',
    async (status) => {
      stripe.setRefusing(status);
      const member = await aPayingMember(app);
      const { id: offerId } = await anOwnOffer(db(), member.id);
      expect(refusalOf(await member.pay({ offerId, days: 30, way: 'card' }))).toBe('402 error.payment.rejected');
      expect(await findOwnOffer(db(), offerId)).toMatchObject({ status: OfferStatus.Draft, hasOpenPayment: false });
      const left = await db().selectFrom('payment').select('status').where('offerId', '=', offerId).execute();
      expect(left).toEqual([{ status: 99 }]);
    },
  );

  test('that the provider was asked for too often is an error: it may have been opened before', async () => {
    stripe.setRefusing(429);
    const member = await aPayingMember(app);
    const { id: offerId } = await anOwnOffer(db(), member.id);
    expect(refusalOf(await member.pay({ offerId, days: 30, way: 'card' }))).toBe('502 error.upstream');
    expect(await findOwnOffer(db(), offerId)).toMatchObject({ status: OfferStatus.PendingPayment });
  });

  test('whose process ended before the provider was asked is cancelled at its deadline', async () => {
    const member = await aPayingMember(app);
    const { id: offerId } = await anOwnOffer(db(), member.id);
    const dying = vi.spyOn(stripeWay, 'open').mockRejectedValueOnce(new Error('The process ended here.'));
    expect(refusalOf(await member.pay({ offerId, days: 30, way: 'card' }))).toBe('500 error.internal');
    dying.mockRestore();
    const [left] = await db().selectFrom('payment').select(['id', 'status']).where('offerId', '=', offerId).execute();
    expect(left?.status).toBe(0);
    await reconcilePayments(at(1.1));
    expect(await statusOf(left?.id ?? 0)).toBe(99);
    expect(await findOwnOffer(db(), offerId)).toMatchObject({ status: OfferStatus.Draft, hasOpenPayment: false });
  });

  test('opened by one of two who asked at once is open for both, though the provider refused the other', async () => {
    const { id } = await paying();
    await db().updateTable('payment').set({ status: 0 }).where('id', '=', id).execute();
    const payment = await findPayment(db(), id);
    if (!payment) throw new Error('The payment is gone.');
    const busy = vi.spyOn(stripeWay, 'open').mockImplementationOnce(async () => {
      await db().updateTable('payment').set({ status: 10 }).where('id', '=', id).execute();
      throw new AppError('error.upstream', { code: 502 });
    });
    expect(await openCheckout(at(0), payment)).toMatchObject({ id, status: 10 });
    busy.mockRestore();
    expect(await statusOf(id)).toBe(10);
  });

  test('is cancelled after a day, and closed at the provider, so that it cannot be paid any more', async () => {
    const { id, checkout, offer } = await paying();
    await reconcilePayments(at(0.9));
    expect(await statusOf(id)).toBe(10);
    await reconcilePayments(at(1.1));
    expect(await statusOf(id)).toBe(99);
    expect(checkout.status).toBe('expired');
    expect(await offer()).toMatchObject({ status: OfferStatus.Draft, hasOpenPayment: false });
  });

  test('that was paid without a word counts when the provider is asked', async () => {
    const { id, checkout, offer } = await paying();
    Object.assign(checkout, { status: 'complete', isPaid: true });
    await reconcilePayments(at(1.1));
    expect(await statusOf(id)).toBe(20);
    expect(await offer()).toMatchObject({ status: OfferStatus.PendingVerification });
  });

  test('whose provider is away at its end waits for the provider’s status', async () => {
    const { id, checkout } = await paying();
    Object.assign(checkout, { status: 'complete', isPaid: true });
    stripe.setAway(true);
    await reconcilePayments(at(1.1));
    expect(await statusOf(id)).toBe(90);
    expect(checkout.isPaid).toBe(true);
  });

  test('of another amount at the provider than requested is no success', async () => {
    const { id, checkout } = await paying();
    Object.assign(checkout, { status: 'complete', isPaid: true, amount: 1 });
    await reconcilePayments(at(0.5));
    expect(await statusOf(id)).toBe(10);
  });

  test('cancelled by its owner is closed; one that was paid meanwhile is paid', async () => {
    const cancel = 'mutation ($id: Int!) { cancelPayment(id: $id) { status } }';
    const [first, second] = [await paying(), await paying()];
    expect((await first.member.browser.run(cancel, { id: first.id })).data).toEqual({ cancelPayment: { status: 99 } });
    expect(first.checkout.status).toBe('expired');
    Object.assign(second.checkout, { status: 'complete', isPaid: true });
    expect((await second.member.browser.run(cancel, { id: second.id })).data).toEqual({
      cancelPayment: { status: 20 },
    });
    expect(refusalOf(await second.member.browser.run(cancel, { id: second.id }))).toBe('409 error.status.transition');
  });
});

describe('a card that', () => {
  const CANCEL = 'mutation ($id: Int!) { cancelPayment(id: $id) { status } }';

  test('is being charged at this moment is not cancelled', async () => {
    const { id, checkout, member } = await paying();
    Object.assign(checkout, { status: 'complete' });
    expect(refusalOf(await member.browser.run(CANCEL, { id }))).toBe('409 error.payment.inProgress');
    expect(await statusOf(id)).toBe(10);
  });

  test('paid another amount than requested is no success when it is cancelled', async () => {
    const { id, checkout, member } = await paying();
    Object.assign(checkout, { status: 'complete', isPaid: true, amount: 1 });
    expect(refusalOf(await member.browser.run(CANCEL, { id }))).toBe('502 error.upstream');
    expect(await statusOf(id)).toBe(10);
  });

  test('cannot be seen to keeps no other payment waiting', async () => {
    const [first, second] = [await paying(), await paying()];
    const { close } = stripeWay;
    const broken = vi.spyOn(stripeWay, 'close').mockImplementation((ctx, payment) => {
      if (payment.id === first.id) throw new TypeError('A defect');
      return close(ctx, payment);
    });
    await expect(reconcilePayments(at(1.1))).rejects.toThrow(AggregateError);
    broken.mockRestore();
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual([10, 99]);
  });
});

describe('a refund by card', () => {
  test('goes to the provider once, ends the payment, and takes the offer off', async () => {
    const { id, checkout, offer } = await paid();
    const treasurer = await aPayingMember(app, { rolesFlag: Role.AdminGlobal });
    const refund = 'mutation ($id: Int!) { refundPayment(id: $id, reason: "Asked for") { id status refundOf } }';
    const { data } = await treasurer.browser.run(refund, { id });
    expect(data).toMatchObject({ refundPayment: { status: 20, refundOf: id } });
    expect((await treasurer.browser.run(refund, { id })).data).toEqual(data);
    expect(stripe.asked.filter((asked) => asked === 'POST /v1/refunds')).toHaveLength(1);
    expect(await statusOf(id)).toBe(40);
    expect(checkout.isRefunded).toBe(true);
    expect(await offer()).toMatchObject({ paidDays: null, endDate: null });
  });

  test('while the provider is away is carried out later', async () => {
    const { id } = await paid();
    stripe.setAway(true);
    const refund = await refundByOperator(at(0), id, { right: 'operator', reason: 'Asked for' });
    expect([await statusOf(id), refund.status]).toEqual([20, 0]);
    stripe.setAway(false);
    stripe.setRefusing(null);
    await executeRefund(at(0), refund.id);
    expect(await statusOf(id)).toBe(40);
    expect(await findRefund(db(), id)).toMatchObject({ status: 20 });
    await executeRefund(at(0), refund.id);
    expect(await statusOf(id)).toBe(40);
  });

  test('with an unknown outcome is looked up before it is requested again', async () => {
    const { id, checkout } = await paid();
    stripe.setAway(true);
    const refund = await refundByOperator(at(0), id, { right: 'operator', reason: 'Asked for' });
    await db().updateTable('payment').set({ status: 90 }).where('id', '=', refund.id).execute();
    stripe.setAway(false);
    stripe.setRefusing(null);
    stripe.asked.length = 0;
    Object.assign(checkout, { isRefunded: true });
    await reconcilePayments(at(0.2));
    expect([await statusOf(id), await statusOf(refund.id)]).toEqual([40, 20]);
    expect(stripe.asked).not.toContain('POST /v1/refunds');
  });

  test('that takes the provider its time ends when the provider says so, or is asked', async () => {
    const { id, checkout } = await paid();
    const refund = await refundByOperator(at(0), id, { right: 'operator', reason: 'Asked for' });
    await db().updateTable('payment').set({ status: 10 }).where('id', '=', refund.id).execute();
    await db().updateTable('payment').set({ status: 20 }).where('id', '=', id).execute();
    Object.assign(checkout, { isRefunded: false });
    await reconcilePayments(at(0.5));
    expect(await statusOf(id)).toBe(20);
    Object.assign(checkout, { isRefunded: true });
    await reconcilePayments(at(0.6));
    expect([await statusOf(id), await statusOf(refund.id)]).toEqual([40, 20]);
  });
});
