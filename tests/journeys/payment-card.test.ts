import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { STRIPE_WEBHOOK } from '#capabilities/payments/server/stripe/stripe.route.ts';
import { openBrowser, openPage } from '#tests/support/browser/browser.ts';
import {
  type StripeMessage,
  type StripeServer,
  stripeBody,
  stripeServer,
  stripeSignature,
} from '#tests/support/neighbours/stripe-server.ts';
import {
  choose,
  lookAgain,
  type PayingProduct,
  payingProduct,
  paymentOf,
  payPath,
} from '#tests/support/scenes/paying-product.ts';

let browser: Browser;
let stripe: StripeServer;
let product: PayingProduct;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
  stripe = await stripeServer();
  product = await payingProduct(browser, stripe.settings);
});
afterAll(async () => {
  await product.close();
  await stripe.close();
  await browser.close();
});

/** The page of the provider, on which a journey does nothing but come back from it. */
const seatProvider = (page: Page): Promise<unknown> =>
  page.route('https://checkout.stripe.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Checkout</title><h1>The provider</h1>' }),
  );

/** The provider says what became of a payment. */
async function notify(kind: StripeMessage['kind'], paymentId: number): Promise<void> {
  const checkout = stripe.checkouts.get(paymentId);
  if (!checkout) throw new Error(`Payment ${paymentId} is not known there.`);
  checkout.isPaid = kind === 'paid';
  checkout.status = kind === 'cancelled' ? 'expired' : 'complete';
  const payload = stripeBody({ id: `evt_${paymentId}_${kind}`, kind, paymentId, amount: checkout.amount });
  const { statusCode } = await product.app.server.inject({
    method: 'POST',
    url: STRIPE_WEBHOOK,
    headers: { 'content-type': 'application/json', 'stripe-signature': stripeSignature(payload, new Date()) },
    payload,
  });
  expect(statusCode).toBe(200);
}

const payByCard = async (page: Page): Promise<void> => {
  await choose(page, 'Card or TWINT');
  await page.getByRole('button', { name: 'Pay CHF 49.00' }).click();
};

test('by card: to the provider, back while it is in progress, declined, tried again, paid', async () => {
  const { page, origin, offerId, close } = await product.ownerPaying();
  await seatProvider(page);
  await payByCard(page);
  await page.getByRole('heading', { name: 'The provider' }).waitFor();
  const [first] = await product.paymentsFor(offerId);
  const back = `${origin}${payPath(offerId)}?payment=${first?.id}`;
  await openPage(page, back);
  await page.getByRole('heading', { name: 'Your payment is open' }).waitFor();
  expect(await page.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toContain(
    'checkout.stripe.example',
  );
  await notify('rejected', paymentOf(page));
  await lookAgain(page);
  await page.getByRole('heading', { name: 'The payment was declined' }).waitFor();

  // The earlier choice is selected again.
  await page.getByRole('button', { name: 'Pay CHF 49.00' }).click();
  await page.getByRole('heading', { name: 'The provider' }).waitFor();
  const [, second] = await product.paymentsFor(offerId);
  await notify('paid', second?.id ?? 0);
  await openPage(page, `${origin}${payPath(offerId)}?payment=${second?.id}`);
  await page.getByRole('heading', { name: 'CHF 49.00 paid. Thank you.' }).waitFor();
  expect(await product.statusOf(offerId)).toBe(OfferStatus.PendingVerification);
  await close();
});

test('a provider that is away is reported, nothing is charged, and a QR-bill goes on', async () => {
  const { page, offerId, close } = await product.ownerPaying();
  await seatProvider(page);
  stripe.setAway(true);
  await payByCard(page);
  await page.getByRole('alert').getByText('The payment provider isn’t responding. You haven’t been charged').waitFor();
  stripe.setAway(false);
  await choose(page, 'QR-bill');
  await page.getByRole('button', { name: /Get the bill/ }).click();
  await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
  expect((await product.paymentsFor(offerId)).map(({ status }) => status)).toEqual([90, 10]);
  await close();
});

test('a payment that the provider ended by itself is reported as cancelled', async () => {
  const { page, origin, offerId, close } = await product.ownerPaying();
  await seatProvider(page);
  await payByCard(page);
  await page.getByRole('heading', { name: 'The provider' }).waitFor();
  const [payment] = await product.paymentsFor(offerId);
  await notify('cancelled', payment?.id ?? 0);
  await openPage(page, `${origin}${payPath(offerId)}?payment=${payment?.id}`);
  await page.getByRole('heading', { name: 'The payment was cancelled' }).waitFor();
  await page.getByRole('button', { name: 'Pay CHF 49.00' }).waitFor();
  await close();
});
