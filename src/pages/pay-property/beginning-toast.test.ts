import { expect, test } from 'vitest';
import { PaymentStatus } from '#capabilities/payments/payment.ts';
import { beginningToast } from './beginning-toast.ts';

const WISH = { offerId: 1, days: 30, way: 'qrBill' } as const;

test('a payment that is made at once is told of as paid', () => {
  expect(
    beginningToast({ status: PaymentStatus.Success, way: 'credit', days: 30 }, { ...WISH, way: 'credit' }),
  ).toEqual({
    kind: 'success',
    text: 'payment.toast.paid',
  });
});

test('the bill that was asked for speaks for itself', () => {
  expect(beginningToast({ status: PaymentStatus.InProgress, way: 'qrBill', days: 30 }, WISH)).toBeNull();
});

test('another payment that was open already is told of: other days, or another way', () => {
  const openAlready = { kind: 'info', text: 'payment.toast.openAlready' };
  expect(beginningToast({ status: PaymentStatus.InProgress, way: 'qrBill', days: 60 }, WISH)).toEqual(openAlready);
  expect(beginningToast({ status: PaymentStatus.InProgress, way: 'card', days: 30 }, WISH)).toEqual(openAlready);
});
