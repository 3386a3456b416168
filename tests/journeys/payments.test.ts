import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { Role } from '#kernel/roles.ts';
import { openBrowser, openPage, reloadPage } from '#tests/support/browser.ts';
import { doJobs } from '#tests/support/do-jobs.ts';
import {
  endAtTill,
  lookAgain,
  type PayingProduct,
  payingProduct,
  paymentOf,
  payPath,
  type SignedIn,
} from '#tests/support/paying-product.ts';

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

const toastSays = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor();

/** An owner before the page on which their home is paid for. */
async function ownerPaying(
  home: Parameters<PayingProduct['aHome']>[1] = {},
  visitor: Parameters<PayingProduct['visitAs']>[1] = {},
): Promise<SignedIn & { offerId: number }> {
  const owner = await product.visitAs(MINE, visitor);
  const offerId = await product.aHome(owner.person, home);
  await openPage(owner.page, product.origin + payPath(offerId));
  return { ...owner, offerId };
}

const paymentsFor = (offerId: number) =>
  product.app.database.db.selectFrom('payment').selectAll().where('offer_id', '=', offerId).orderBy('id').execute();
const choose = (page: Page, way: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^${way}`) }).check();

test('a rental is paid by QR-bill on a phone: half arrives, then the rest, and it waits for review', async () => {
  const { page, context, offerId, close } = await ownerPaying({}, { size: 'phone' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('CHF 1.63 a day').waitFor();
  await page.getByText('including CHF 3.67 VAT (8.1 %)').waitFor();
  await choose(page, '60 days online');
  await page.getByText('including CHF 6.37 VAT (8.1 %)').waitFor();
  await page.getByRole('button', { name: 'Get the bill for CHF 85.00' }).tap();
  const heading = page.getByRole('heading', { name: 'Your QR-bill' });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText('please do not pay this bill').waitFor();

  const code = page.getByRole('img', { name: 'QR code of the bill' });
  await code.waitFor();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await code.boundingBox())?.width).toBeGreaterThan(240);
  await page.getByRole('button', { name: 'Copy: Reference' }).tap();
  const [payment] = await paymentsFor(offerId);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(payment?.reference);
  const [bill] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Bill as PDF' }).tap(),
  ]);
  expect(bill.suggestedFilename()).toMatch(/\.pdf$/);

  await endAtTill(page, paymentOf(page), 'Transfer half of it');
  await lookAgain(page);
  await page.getByText('CHF 42.50 has arrived, which is too little').waitFor();
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
  const preview = page.getByRole('link', { name: 'See your home' });
  expect(await preview.getAttribute('href')).toBe(`/en/workspace/my-properties/preview/${offerId}`);
  await openPage(page, product.origin + payPath(offerId));
  await page.getByRole('heading', { name: 'Nothing to pay: your listing is being reviewed' }).waitFor();
  await close();
});

test('a payment that is declined is tried again, in the same words as by card', async () => {
  const { page, offerId, close } = await ownerPaying();
  await choose(page, 'Till');
  await page.getByRole('button', { name: 'To the till: CHF 49.00' }).click();
  await page.getByRole('heading', { name: 'Till for trying out' }).waitFor();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await page.getByRole('heading', { name: 'The payment was declined' }).waitFor();
  await page.getByText('Nothing was charged.').waitFor();
  expect(await product.statusOf(offerId)).toBe(OfferStatus.Draft);

  await openPage(page, page.url());
  await choose(page, 'Till');
  await page.getByRole('button', { name: 'To the till: CHF 49.00' }).click();
  await page.getByRole('heading', { name: 'Till for trying out' }).waitFor();
  // Back by the browser's own button: still in progress, and the way to the till is there again.
  await page.goBack();
  await page.getByRole('heading', { name: 'Your payment is open' }).waitFor();
  await page.getByRole('link', { name: 'To the till' }).waitFor();
  await endAtTill(page, paymentOf(page), 'Pay, told five times');
  await lookAgain(page);
  await page.getByRole('heading', { name: 'CHF 49.00 paid. Thank you.' }).waitFor();
  expect((await paymentsFor(offerId)).map(({ status }) => status)).toEqual([30, 20]);
  await close();
});

test('an open payment is cancelled after a question, and the home is what it was', async () => {
  const { page, offerId, close } = await ownerPaying();
  await page.getByRole('button', { name: /Get the bill/ }).click();
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the payment' }).click();
  await page.getByRole('heading', { name: 'The payment was cancelled' }).waitFor();
  await page.getByRole('button', { name: /Get the bill/ }).waitFor();
  expect(await product.statusOf(offerId)).toBe(OfferStatus.Draft);
  await close();
});

describe('two windows', () => {
  test('pay once: the second shows the payment that the first began', async () => {
    const { page, context, offerId, close } = await ownerPaying();
    const other = await context.newPage();
    await openPage(other, product.origin + payPath(offerId));
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    await choose(other, '60 days');
    await choose(other, 'Till');
    await other.getByRole('button', { name: /To the till/ }).click();
    await toastSays(other, 'A payment was open already');
    await other.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    expect(paymentOf(other)).toBe(paymentOf(page));
    expect(await paymentsFor(offerId)).toHaveLength(1);
    await close();
  });

  test('hear of each other: what was cancelled in one is not paid in the other', async () => {
    const { page, context, offerId, close } = await ownerPaying();
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    const other = await context.newPage();
    await openPage(other, product.origin + payPath(offerId));
    await other.getByRole('button', { name: 'Cancel the payment' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel the payment' }).click();
    await toastSays(other, 'The payment is cancelled.');
    await lookAgain(page);
    await page.getByRole('heading', { name: 'The payment was cancelled' }).waitFor();
    await close();
  });
});

describe('a broken line', () => {
  test.each(['before it arrives', 'after it arrives'])('%s loses nothing and pays nothing twice', async (when) => {
    const { page, offerId, close } = await ownerPaying();
    let broken = 0;
    await page.route('**/graphql', async (route) => {
      if (broken > 0 || !route.request().postData()?.includes('createPayment')) return route.continue();
      broken++;
      if (when === 'after it arrives') await route.fetch();
      await route.abort('connectionreset');
    });
    const pay = page.getByRole('button', { name: /Get the bill/ });
    await pay.click();
    await page.getByRole('alert').getByText('The line broke.').waitFor();
    await pay.click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    expect(await paymentsFor(offerId)).toHaveLength(1);
    await close();
  });

  test('a second tap while the first is on its way does nothing', async () => {
    const { page, offerId, close } = await ownerPaying();
    let sent = 0;
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('createPayment')) sent++;
      await route.continue();
    });
    await page.getByRole('button', { name: /Get the bill/ }).dblclick();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    expect([sent, (await paymentsFor(offerId)).length]).toEqual([1, 1]);
    await close();
  });

  test('while a payment is watched is told of, and goes by', async () => {
    const { page, close } = await ownerPaying();
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    await page.context().setOffline(true);
    await lookAgain(page);
    await page.getByText('No connection at the moment.').waitFor();
    await page.context().setOffline(false);
    await lookAgain(page);
    await page.getByText('No connection at the moment.').waitFor({ state: 'detached' });
    await close();
  });

  test('the code of a bill that did not arrive is fetched again', async () => {
    const { page, close } = await ownerPaying();
    let broken = 0;
    await page.route('**/graphql', (route) =>
      broken === 0 && route.request().postData()?.includes('BillDrawing') && ++broken
        ? route.abort()
        : route.continue(),
    );
    page.on('console', () => {});
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByText('The code could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('img', { name: 'QR code of the bill' }).waitFor();
    await close().catch((error: Error) => expect(error.message).toContain('unavailable'));
  });
});

describe('a home', () => {
  test('whose owner has not confirmed the address says so, with the way on', async () => {
    const { page, person, close } = await ownerPaying({}, { facts: { isEmailConfirmed: false } });
    await page.getByRole('heading', { name: 'First confirm your email address' }).waitFor();
    await page.getByRole('button', { name: 'I have confirmed it' }).click();
    await toastSays(page, 'The address is not confirmed yet.');
    await product.app.database.db
      .updateTable('account')
      .set({ email_confirmed: true })
      .where('id', '=', person.id)
      .execute();
    await page.getByRole('button', { name: 'I have confirmed it' }).click();
    await page.getByRole('button', { name: /Get the bill/ }).waitFor();
    await close();
  });

  test('that lacks something leads to its form', async () => {
    const { page, offerId, close } = await ownerPaying({ rooms: null });
    await page.getByRole('heading', { name: 'Your listing is not complete yet' }).waitFor();
    expect(await page.getByRole('link', { name: 'To the form' }).getAttribute('href')).toBe(
      `/en/workspace/my-properties/edit/${offerId}`,
    );
    await close();
  });

  test('for which nothing is due goes to review by itself', async () => {
    const paid = { status: OfferStatus.Rejected, paid_days: 30, paid_at: new Date(Date.now() - DAY_MS) };
    const { page, offerId, close } = await ownerPaying(paid);
    await page.waitForURL(`**/workspace/my-properties/preview/${offerId}`);
    await toastSays(page, 'Your listing goes to review.');
    expect(await product.statusOf(offerId)).toBe(OfferStatus.PendingVerification);
    await close();
  });

  test('that is online is prolonged before its end, and says until when', async () => {
    const end = new Date(Date.now() + 5 * DAY_MS);
    const sale = { status: OfferStatus.Published, offer_type: OfferType.Sell, end_date: end };
    const { page, offerId, close } = await ownerPaying(sale);
    await page.getByRole('heading', { level: 1, name: 'Keep your listing online for longer' }).waitFor();
    await page.getByText('90 more days').waitFor();
    await page.getByText('180 more days').waitFor();
    await choose(page, 'Till');
    await page.getByRole('button', { name: 'To the till: CHF 149.00' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the payment' }).click();
    await page.getByText('Your listing stays online for the days you have paid.').waitFor();
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

describe('credits', () => {
  test('are bought in a pack, and pay for a home in one tap with the balance before and after', async () => {
    const { page, person, close } = await product.visitAs(MINE);
    await page.getByText('You have not paid anything yet.').waitFor();
    await choose(page, '5 credits for rentals');
    await choose(page, 'Till');
    await page.getByRole('button', { name: 'To the till: CHF 195.00' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the payment' }).click();
    await page.getByText('The credits are yours.').waitFor();
    const offerId = await product.aHome(person);
    await openPage(page, product.origin + payPath(offerId));
    await page.getByText('You have 5; afterwards 4 are left.').waitFor();
    await page.getByText('5 before, 4 afterwards').waitFor();
    await page.getByRole('button', { name: 'Pay with 1 credit' }).click();
    await page.getByRole('heading', { name: '1 credit paid. Thank you.' }).waitFor();
    expect(await product.statusOf(offerId)).toBe(OfferStatus.PendingVerification);
    await openPage(page, product.origin + MINE);
    await page.getByText('What came and went').click();
    await page.getByText(/^Spent, payment/).waitFor();
    await page.getByText(/^Bought, payment/).waitFor();
    await close();
  });

  test('that are gone meanwhile are told of, with the way to more', async () => {
    const { page, person, close } = await product.visitAs(MINE);
    const { db } = product.app.database;
    const entry = { user_id: person.id, offer_type: 1, kind: 'granted', created_at: new Date() };
    await db
      .insertInto('credit_entry')
      .values({ ...entry, amount: 1 })
      .execute();
    const offerId = await product.aHome(person);
    await openPage(page, product.origin + payPath(offerId));
    await page.getByRole('button', { name: 'Pay with 1 credit' }).waitFor();
    await db
      .insertInto('credit_entry')
      .values({ ...entry, amount: -1 })
      .execute();
    await page.getByRole('button', { name: 'Pay with 1 credit' }).click();
    await page.getByRole('alert').getByText('You do not have enough credits.').waitFor();
    await page.getByRole('link', { name: 'To your credits' }).click();
    await page.getByRole('heading', { level: 1, name: 'My payments' }).waitFor();
    await close();
  });
});

describe('AdminGlobal', () => {
  test('finds a payment, refunds it with a reason, and confirms the payout of a bill', async () => {
    const { page, person, offerId, close } = await ownerPaying();
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    const paymentId = paymentOf(page);
    await endAtTill(page, paymentId, 'Transfer 10 francs too much');
    const staff = await product.visitAs(HOUSE, { facts: { rolesFlag: Role.AdminGlobal } });
    const desk = staff.page;
    await desk.getByLabel('Search').fill(person.email);
    await desk.getByRole('button', { name: 'Find' }).click();
    await desk.getByText('1 payment', { exact: true }).waitFor();
    await desk.getByRole('button', { name: `Refund payment ${paymentId}` }).click();
    const dialog = desk.getByRole('dialog', { name: 'Refund CHF 49.00?' });
    await dialog.getByRole('button', { name: 'Refund now' }).click();
    await dialog.getByText('This field is required.').waitFor();
    await dialog.getByLabel('Reason').fill('Paid by mistake');
    await dialog.getByRole('button', { name: 'Refund now' }).click();
    await toastSays(desk, 'The refund waits among the payouts.');

    await desk.getByRole('link', { name: 'Payouts' }).click();
    await desk.getByText('CHF 10.00 · too much').first().waitFor();
    const refund = desk
      .getByRole('listitem')
      .filter({ hasText: `No. ${paymentId}` })
      .filter({ hasText: 'CHF 49.00 · refund' });
    await refund.getByRole('button', { name: 'It has been sent' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'It has been sent' }).click();
    await toastSays(desk, 'The payout is confirmed.');
    await desk.getByRole('link', { name: 'Show what has been sent' }).click();
    await desk.getByText('CHF 49.00 · refund').first().waitFor();
    await staff.close();

    await reloadPage(page);
    await page.getByRole('heading', { name: 'The payment was refunded' }).waitFor();
    await openPage(page, product.origin + MINE);
    await page.getByText(`Refund of payment ${paymentId}`).waitFor();
    await page.getByText('Reason: Paid by mistake').waitFor();
    expect((await paymentsFor(offerId)).map(({ status }) => status)).toEqual([40, 20]);
    await close();
  });

  test('refunds what was paid at the till at once, and gives credits that their owner sees with the reason', async () => {
    const { page, person, offerId, close } = await ownerPaying();
    await choose(page, 'Till');
    await page.getByRole('button', { name: /To the till/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the payment' }).click();
    await page.getByText('CHF 49.00 paid. Thank you.').waitFor();
    const [payment] = await paymentsFor(offerId);
    const staff = await product.visitAs(`${HOUSE}?search=${payment?.id}`, { facts: { rolesFlag: Role.AdminGlobal } });
    await staff.page.getByRole('button', { name: `Refund payment ${payment?.id}` }).click();
    await staff.page.getByLabel('Reason').fill('As agreed');
    await staff.page.getByRole('button', { name: 'Refund now' }).click();
    await toastSays(staff.page, 'The refund is on its way.');
    await doJobs(product.app, () => new Date());

    await openPage(staff.page, `${product.origin}${HOUSE}?section=credits`);
    await staff.page.getByText('Rental, 30 days').waitFor();
    await staff.page.getByLabel('Number of the account').fill(String(person.id));
    await staff.page.getByLabel('Credits', { exact: true }).fill('2000');
    await staff.page.getByLabel('Reason').fill('For your patience');
    await staff.page.getByRole('button', { name: 'Give credits' }).click();
    await staff.page.getByText('Please enter a valid value.').waitFor();
    await staff.page.getByLabel('Credits', { exact: true }).fill('2');
    await staff.page.getByRole('button', { name: 'Give credits' }).click();
    await toastSays(staff.page, 'The member now has 2 for rentals and 0 for sales.');
    await staff.close();

    await openPage(page, product.origin + MINE);
    await page.getByText('What came and went').click();
    await page.getByText('For your patience').waitFor();
    await page.getByText('Refunded').first().waitFor();
    await close();
  });

  test('tells an amount that came without a reference to its payment', async () => {
    const { page, offerId, close } = await ownerPaying();
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    const { db } = product.app.database;
    const entry = { booked_on: '2026-11-20', amount: 4_900, currency: 'CHF', imported_at: new Date() };
    const lost = { ...entry, entry_key: `lost-${offerId}`, debtor_name: `Lost ${offerId}`, fault: 'unknownReference' };
    await db.insertInto('bank_entry').values(lost).execute();
    const staff = await product.visitAs(`${HOUSE}?section=bank`, { facts: { rolesFlag: Role.AdminGlobal } });
    const row = staff.page.getByRole('listitem').filter({ hasText: `Lost ${offerId}` });
    await row.getByRole('button', { name: 'Belongs to …' }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByLabel('Number of the payment').fill('0');
    await dialog.getByRole('button', { name: 'Belongs to …' }).click();
    await dialog.getByText('Please enter a valid value.').waitFor();
    await dialog.getByLabel('Number of the payment').fill(String(paymentOf(page)));
    await dialog.getByRole('button', { name: 'Belongs to …' }).click();
    await toastSays(staff.page, 'The amount is told to the payment.');
    await row.waitFor({ state: 'detached' });
    await staff.close();
    await lookAgain(page);
    await page.getByRole('heading', { name: 'CHF 49.00 paid. Thank you.' }).waitFor();
    await close();
  });
});
