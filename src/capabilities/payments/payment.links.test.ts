import { expect, test } from 'vitest';
import { paymentPath } from './payment.links.ts';

test('a payment for a home is shown beside it, one for credits among its payer’s own', () => {
  expect(paymentPath({ id: 7, offerId: 3 }, 'fr')).toBe('/fr/workspace/my-properties/payment/3?payment=7');
  expect(paymentPath({ id: 7, offerId: null }, 'de')).toBe('/de/workspace/my-payments?payment=7');
});
