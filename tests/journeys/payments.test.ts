import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { openBrowser, openPage } from '#tests/support/browser/browser.ts';
import { goToStep } from '#tests/support/browser/publish-form.ts';
import {
  choose,
  endAtTill,
  lookAgain,
  type PayingProduct,
  payingProduct,
  paymentOf,
  payPath,
  toastSays,
} from '#tests/support/scenes/paying-product.ts';

let browser: Browser;
let product: PayingProduct;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
  product = await payingProduct(browser);
});
afterAll(async () => {
  await product.close();
  await browser.close();
});

test('a rental is paid by QR-bill on a phone: half arrives, then the rest, and it waits for review', async () => {
  const { page, context, offerId, close } = await product.ownerPaying({}, { size: 'phone' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('CHF 1.63 per day').waitFor();
  await page.getByText('including CHF 3.67 VAT (8.1 %)').waitFor();
  await choose(page, '60 days online');
  await page.getByText('including CHF 6.37 VAT (8.1 %)').waitFor();
  await page.getByRole('button', { name: 'Get the bill for CHF 85.00' }).tap();
  const heading = page.getByRole('heading', { name: 'Your QR-bill' });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText('please don’t pay this bill').waitFor();

  const code = page.getByRole('img', { name: 'Payment QR code' });
  await code.waitFor();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await code.boundingBox())?.width).toBeGreaterThan(240);
  await page.getByRole('button', { name: 'Copy: Reference' }).tap();
  const [payment] = await product.paymentsFor(offerId);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(payment?.reference);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download bill (PDF)' }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);

  await endAtTill(page, paymentOf(page), 'Transfer half of it');
  await lookAgain(page);
  await page.getByText('We’ve received CHF 42.50, which is not enough').waitFor();
  await endAtTill(page, paymentOf(page), 'Transfer the amount');
  await lookAgain(page);
  await page.getByRole('heading', { name: 'CHF 85.00 paid. Thank you.' }).waitFor();
  await toastSays(page, 'Payment received. Thank you.');
  expect(await product.statusOf(offerId)).toBe(OfferStatus.PendingVerification);

  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Receipt' }).tap(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/);
  const preview = page.getByRole('link', { name: 'Preview your listing' });
  expect(await preview.getAttribute('href')).toBe(`/en/workspace/my-properties/preview/${offerId}`);
  await openPage(page, product.origin + payPath(offerId));
  await page.getByRole('heading', { name: 'Nothing to pay: your listing is being reviewed' }).waitFor();
  await close();
});

test('a payment that is declined is tried again, in the same words as by card', async () => {
  const { page, offerId, close } = await product.ownerPaying();
  await choose(page, 'Test checkout');
  await page.getByRole('button', { name: 'Pay CHF 49.00 (test)' }).click();
  await page.getByRole('heading', { name: 'Test checkout', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await page.getByRole('heading', { name: 'The payment was declined' }).waitFor();
  await page.getByText('You haven’t been charged.').waitFor();
  expect(await product.statusOf(offerId)).toBe(OfferStatus.Draft);

  await openPage(page, page.url());
  await choose(page, 'Test checkout');
  await page.getByRole('button', { name: 'Pay CHF 49.00 (test)' }).click();
  await page.getByRole('heading', { name: 'Test checkout', exact: true }).waitFor();
  // Back by the browser's own button: still in progress, and the way to the till is there again.
  await page.goBack();
  await page.getByRole('heading', { name: 'Your payment is open' }).waitFor();
  await page.getByRole('link', { name: 'Go to test checkout' }).waitFor();
  await endAtTill(page, paymentOf(page), 'Pay, reported five times');
  await lookAgain(page);
  await page.getByRole('heading', { name: 'CHF 49.00 paid. Thank you.' }).waitFor();
  expect((await product.paymentsFor(offerId)).map(({ status }) => status)).toEqual([30, 20]);
  await close();
});

/** The last one: it changes the prices of the product. */
test('where the price list asks for nothing, a home goes to review from its form, and from the page of payment', async () => {
  const { page, person, close } = await product.visitAs('/en/terms', { size: 'phone' });
  const offerId = await product.aHome(person);
  await product.app.database.db.deleteFrom('price').where('kind', '=', 'publication').execute();
  await openPage(page, `${product.origin}/en/workspace/my-properties/edit/${offerId}`);
  await goToStep(page, 'Preview');
  await page.getByRole('button', { name: 'Submit listing' }).tap();
  await toastSays(page, 'Your listing is being reviewed.');
  await page.getByRole('article').getByText('Being reviewed', { exact: true }).waitFor();
  expect([await product.statusOf(offerId), await product.paymentsFor(offerId)]).toEqual([
    OfferStatus.PendingVerification,
    [],
  ]);

  const other = await product.aHome(person);
  await openPage(page, product.origin + payPath(other));
  await page.waitForURL(`**/my-properties/preview/${other}`);
  expect(await product.statusOf(other)).toBe(OfferStatus.PendingVerification);
  await close();
});
