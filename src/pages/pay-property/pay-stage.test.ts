import { describe, expect, test } from 'vitest';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { PaymentStatus } from '#capabilities/payments/payment.ts';
import type { PayPropertyData } from './pay-property.loader.ts';
import { payStage } from './pay-stage.ts';

type Payment = PayPropertyData['payments'][number];

const offer = (facts: Partial<PayPropertyData['offer']> = {}): PayPropertyData['offer'] => ({
  id: 1,
  status: OfferStatus.Draft,
  offerType: OfferType.Rent,
  category: 1,
  title: 'Wohnung',
  postalCode: '1003',
  city: 'Lausanne',
  missing: [],
  isPaid: false,
  endDate: null,
  mayProlong: false,
  ...facts,
});
const payment = (id: number, status: number, hasEffect = status === PaymentStatus.Success) =>
  ({ id, status, hasEffect }) as Payment;
const PRICES = [{ kind: 'publication', offerType: 1, quantity: 30, amount: 4_900, vatPerMille: 81 }];

const stage = (
  {
    payments = [],
    askedFor = null,
    prices = PRICES,
    ...facts
  }: Partial<PayPropertyData> & { offer?: PayPropertyData['offer'] },
  isConfirmed = true,
) => payStage({ offer: facts.offer ?? offer(), payments, prices, askedFor }, isConfirmed);

describe('a home', () => {
  test('that was never paid is paid for, in a draft, after a rejection and after its end', () => {
    for (const status of [OfferStatus.Draft, OfferStatus.Rejected, OfferStatus.Expired])
      expect(stage({ offer: offer({ status }) })).toEqual({ kind: 'choose', before: null });
  });

  test('for which nothing is due goes on at once: paid already, or free of charge', () => {
    expect(stage({ offer: offer({ status: OfferStatus.Rejected, isPaid: true }) })).toEqual({ kind: 'submit' });
    const prices = PRICES.map((line) => ({ ...line, amount: 0 }));
    expect(stage({ prices })).toEqual({ kind: 'submit' });
    expect(stage({ prices: [] })).toEqual({ kind: 'submit' });
    expect(stage({ prices, offer: offer({ status: OfferStatus.Expired }) })).toMatchObject({ kind: 'choose' });
    expect(stage({ prices: [], offer: offer({ status: OfferStatus.Expired }) })).toEqual({ kind: 'submit' });
  });

  test('that lacks something leads to its form, and an unconfirmed address cannot pay', () => {
    expect(stage({ offer: offer({ missing: ['rooms'] }) })).toEqual({ kind: 'missing' });
    expect(stage({}, false)).toEqual({ kind: 'confirm' });
  });

  test('that is online is prolonged in its last fortnight only', () => {
    const online = { status: OfferStatus.Published };
    expect(stage({ offer: offer(online) })).toEqual({ kind: 'settled', why: 'online' });
    expect(stage({ offer: offer({ ...online, mayProlong: true }) })).toEqual({ kind: 'choose', before: null });
  });

  test('in review, sold or looking for an agent costs nothing', () => {
    expect(stage({ offer: offer({ status: OfferStatus.PendingVerification }) })).toMatchObject({ why: 'waits' });
    expect(stage({ offer: offer({ status: OfferStatus.Sold }) })).toMatchObject({ why: 'other' });
    expect(stage({ offer: offer({ offerType: OfferType.PreSell }) })).toMatchObject({ why: 'notSold' });
  });
});

describe('a payment', () => {
  test('that is open is shown again at any address', () => {
    const payments = [payment(7, PaymentStatus.InProgress), payment(6, PaymentStatus.Rejected)];
    const waiting = { offer: offer({ status: OfferStatus.PendingPayment }), payments };
    for (const askedFor of [null, 7, 6, 99])
      expect(stage({ ...waiting, askedFor })).toMatchObject({ kind: 'open', payment: { id: 7 } });
  });

  test('that succeeded is shown on the return from it', () => {
    const payments = [payment(7, PaymentStatus.Success)];
    const paid = { offer: offer({ status: OfferStatus.PendingVerification }), payments };
    expect(stage({ ...paid, askedFor: 7 })).toMatchObject({ kind: 'ended', payment: { id: 7 } });
    expect(stage(paid)).toEqual({ kind: 'settled', why: 'waits' });
  });

  test.each([PaymentStatus.Rejected, PaymentStatus.Cancelled])(
    'that ended as %i is reported, and another one begins',
    (status) => {
      const payments = [payment(7, status)];
      expect(stage({ payments, askedFor: 7 })).toEqual({ kind: 'choose', before: payments[0] });
      expect(stage({ payments })).toEqual({ kind: 'choose', before: null });
    },
  );

  test('that came too late and goes back is reported, and another one begins', () => {
    const payments = [payment(7, PaymentStatus.Success, false)];
    expect(stage({ payments, askedFor: 7 })).toEqual({ kind: 'choose', before: payments[0] });
  });

  test('with an unknown end is reported in any case', () => {
    const payments = [payment(7, PaymentStatus.Error)];
    expect(stage({ payments, offer: offer({ status: OfferStatus.PendingPayment }) })).toEqual({
      kind: 'choose',
      before: payments[0],
    });
  });
});
