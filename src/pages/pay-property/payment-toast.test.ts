import { expect, test } from 'vitest';
import { PaymentStatus } from '#capabilities/payments/payment.ts';
import { paymentToast } from './payment-toast.ts';

const INPUT = { offerId: 1, days: 30, way: 'qrBill' } as const;

test('a payment that is made at once is reported as paid', () => {
  expect(paymentToast({ status: PaymentStatus.Success, way: 'credit', days: 30 }, { ...INPUT, way: 'credit' })).toEqual(
    {
      kind: 'success',
      text: 'payment.toast.paid',
    },
  );
});

test('the requested QR-bill needs no toast', () => {
  expect(paymentToast({ status: PaymentStatus.InProgress, way: 'qrBill', days: 30 }, INPUT)).toBeNull();
});

test('another payment that was open already is reported: other days, or another way', () => {
  const openAlready = { kind: 'info', text: 'payment.toast.openAlready' };
  expect(paymentToast({ status: PaymentStatus.InProgress, way: 'qrBill', days: 60 }, INPUT)).toEqual(openAlready);
  expect(paymentToast({ status: PaymentStatus.InProgress, way: 'card', days: 30 }, INPUT)).toEqual(openAlready);
});
