import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { openBrowser, openPage } from '#tests/support/browser/browser.ts';
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

const MINE = '/en/workspace/my-payments';
const HOUSE = '/en/workspace/payments';
const DAY_MS = 86_400_000;

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
  const [bill] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download bill (PDF)' }).tap(),
  ]);
  expect(bill.suggestedFilename()).toMatch(/\.pdf$/);

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

test('an open payment is cancelled after a question, and the home is what it was', async () => {
  const { page, offerId, close } = await product.ownerPaying();
  await page.getByRole('button', { name: /Get the bill/ }).click();
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep payment' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel payment' }).click();
  await page.getByRole('heading', { name: 'The payment was cancelled' }).waitFor();
  await page.getByRole('button', { name: /Get the bill/ }).waitFor();
  expect(await product.statusOf(offerId)).toBe(OfferStatus.Draft);
  await close();
});

describe('two windows', () => {
  test('pay once: the second shows the payment that the first began', async () => {
    const { page, context, offerId, close } = await product.ownerPaying();
    const other = await context.newPage();
    await openPage(other, product.origin + payPath(offerId));
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    await choose(other, '60 days');
    await choose(other, 'Test checkout');
    await other.getByRole('button', { name: /\(test\)/ }).click();
    await toastSays(other, 'You already have an open payment');
    await other.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    expect(paymentOf(other)).toBe(paymentOf(page));
    expect(await product.paymentsFor(offerId)).toHaveLength(1);
    await close();
  });

  test('hear of each other: what was cancelled in one is not paid in the other', async () => {
    const { page, context, offerId, close } = await product.ownerPaying();
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    const other = await context.newPage();
    await openPage(other, product.origin + payPath(offerId));
    await other.getByRole('button', { name: 'Cancel payment' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel payment' }).click();
    await toastSays(other, 'The payment has been cancelled.');
    await lookAgain(page);
    await page.getByRole('heading', { name: 'The payment was cancelled' }).waitFor();
    await close();
  });
});

describe('a broken line', () => {
  test.each(['before it arrives', 'after it arrives'])('%s loses nothing and pays nothing twice', async (when) => {
    const { page, offerId, close } = await product.ownerPaying();
    let broken = 0;
    await page.route('**/graphql', async (route) => {
      if (broken > 0 || !route.request().postData()?.includes('createPayment')) return route.continue();
      broken++;
      if (when === 'after it arrives') await route.fetch();
      await route.abort('connectionreset');
    });
    const pay = page.getByRole('button', { name: /Get the bill/ });
    await pay.click();
    await page.getByRole('alert').getByText('The connection was lost.').waitFor();
    await pay.click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    expect(await product.paymentsFor(offerId)).toHaveLength(1);
    await close();
  });

  test('a second tap while the first is on its way does nothing', async () => {
    const { page, offerId, close } = await product.ownerPaying();
    let sent = 0;
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('createPayment')) sent++;
      await route.continue();
    });
    await page.getByRole('button', { name: /Get the bill/ }).dblclick();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    expect([sent, (await product.paymentsFor(offerId)).length]).toEqual([1, 1]);
    await close();
  });

  test('while a payment is watched is told of, and goes by', async () => {
    const { page, close } = await product.ownerPaying();
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    const question = (data: string | null): boolean => data?.includes('query WatchedPayment') ?? false;
    await page.route('**/graphql', (route) =>
      question(route.request().postData()) ? route.abort('connectionreset') : route.continue(),
    );
    await lookAgain(page);
    await page.getByText('You’re offline at the moment.').waitFor();
    await page.unroute('**/graphql');
    await lookAgain(page);
    await page.getByText('You’re offline at the moment.').waitFor({ state: 'detached' });
    await close();
  });

  test('the code of a bill that did not arrive is fetched again', async () => {
    const { page, close } = await product.ownerPaying();
    let broken = 0;
    await page.route('**/graphql', (route) =>
      broken === 0 && route.request().postData()?.includes('BillDrawing') && ++broken
        ? route.abort()
        : route.continue(),
    );
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByText('The code couldn’t be loaded.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('img', { name: 'Payment QR code' }).waitFor();
    await close();
  });
});

describe('a home', () => {
  test('whose owner has not confirmed the address says so, with the way on', async () => {
    const { page, person, close } = await product.ownerPaying({}, { facts: { isEmailConfirmed: false } });
    await page.getByRole('heading', { name: 'Confirm your email address first' }).waitFor();
    await page.getByRole('button', { name: 'I’ve confirmed it' }).click();
    await toastSays(page, 'The address hasn’t been confirmed yet.');
    await product.app.database.db
      .updateTable('account')
      .set({ emailConfirmed: true })
      .where('id', '=', person.id)
      .execute();
    await page.getByRole('button', { name: 'I’ve confirmed it' }).click();
    await page.getByRole('button', { name: /Get the bill/ }).waitFor();
    await close();
  });

  test('that lacks something leads to its form', async () => {
    const { page, offerId, close } = await product.ownerPaying({ rooms: null });
    await page.getByRole('heading', { name: 'Your listing isn’t complete yet' }).waitFor();
    expect(await page.getByRole('link', { name: 'Go to the form' }).getAttribute('href')).toBe(
      `/en/workspace/my-properties/edit/${offerId}`,
    );
    await close();
  });

  test('for which nothing is due goes to review by itself', async () => {
    const paid = { status: OfferStatus.Rejected, paidDays: 30, paidAt: new Date(Date.now() - DAY_MS) };
    const { page, offerId, close } = await product.ownerPaying(paid);
    await page.waitForURL(`**/workspace/my-properties/preview/${offerId}`);
    await toastSays(page, 'Your listing is being reviewed.');
    expect(await product.statusOf(offerId)).toBe(OfferStatus.PendingVerification);
    await close();
  });

  test('that is online is prolonged before its end, and says until when', async () => {
    const end = new Date(Date.now() + 5 * DAY_MS);
    const sale = { status: OfferStatus.Published, offerType: OfferType.Sell, endDate: end };
    const { page, offerId, close } = await product.ownerPaying(sale);
    await page.getByRole('heading', { level: 1, name: 'Keep your listing online for longer' }).waitFor();
    await page.getByText('90 more days').waitFor();
    await page.getByText('180 more days').waitFor();
    await choose(page, 'Test checkout');
    await page.getByRole('button', { name: 'Pay CHF 149.00 (test)' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the payment' }).click();
    await page.getByText('Your listing stays online for the days you paid for.').waitFor();
    expect(await product.statusOf(offerId)).toBe(OfferStatus.Published);
    await close();
  });

  test('of somebody else does not exist here', async () => {
    const { id } = await product.visitAs(MINE).then(async ({ person, close }) => {
      await close();
      return { id: await product.aHome(person) };
    });
    const stranger = await product.visitAs('/en/terms');
    for (const path of [payPath(id), payPath(99_999), '/en/workspace/my-properties/payment/0x1', HOUSE]) {
      const answer = await stranger.page.goto(product.origin + path);
      expect(answer?.status(), path).toBe(404);
    }
    await stranger.close();
  });
});
