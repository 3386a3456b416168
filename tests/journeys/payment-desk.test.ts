import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { Role } from '#kernel/roles.ts';
import { openBrowser, openPage, reloadPage } from '#tests/support/browser/browser.ts';
import { expectScreensWellFormed } from '#tests/support/browser/looks.ts';
import { goToStep } from '#tests/support/browser/publish-form.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
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

describe('credits', () => {
  test('are bought in a pack, and pay for a home in one tap with the balance before and after', async () => {
    const { page, person, close } = await product.visitAs(MINE);
    await page.getByText('You haven’t paid for anything yet.').waitFor();
    await choose(page, '5 credits for rentals');
    await choose(page, 'Test checkout');
    await page.getByRole('button', { name: 'Pay CHF 195.00 (test)' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the payment' }).click();
    await page.getByText('The credits have been added to your account.').waitFor();
    const offerId = await product.aHome(person);
    await openPage(page, product.origin + payPath(offerId));
    await page.getByText('You have 5; 4 will be left.').waitFor();
    await page.getByText('5 before, 4 after').waitFor();
    await page.getByRole('button', { name: 'Pay with 1 credit' }).click();
    await page.getByRole('heading', { name: '1 credit paid. Thank you.' }).waitFor();
    expect(await product.statusOf(offerId)).toBe(OfferStatus.PendingVerification);
    await openPage(page, product.origin + MINE);
    await page.getByText('Transactions').click();
    await page.getByText(/^Spent, payment/).waitFor();
    await page.getByText(/^Bought, payment/).waitFor();
    await close();
  });

  test('that are gone meanwhile are told of, with the way to more', async () => {
    const { page, person, close } = await product.visitAs(MINE);
    const { db } = product.app.database;
    const entry = { userId: person.id, offerType: 1, kind: 'granted', createdAt: new Date() };
    await db
      .insertInto('creditEntry')
      .values({ ...entry, amount: 1 })
      .execute();
    const offerId = await product.aHome(person);
    await openPage(page, product.origin + payPath(offerId));
    await page.getByRole('button', { name: 'Pay with 1 credit' }).waitFor();
    await db
      .insertInto('creditEntry')
      .values({ ...entry, amount: -1 })
      .execute();
    await page.getByRole('button', { name: 'Pay with 1 credit' }).click();
    await page.getByRole('alert').getByText('You don’t have enough credits.').waitFor();
    await page.getByRole('link', { name: 'Go to your credits' }).click();
    await page.getByRole('heading', { level: 1, name: 'My payments' }).waitFor();
    await close();
  });
});

describe('AdminGlobal', () => {
  test('finds a payment, refunds it with a reason, and confirms the payout of a bill', async () => {
    const { page, person, offerId, close } = await product.ownerPaying();
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    const paymentId = paymentOf(page);
    await endAtTill(page, paymentId, 'Transfer 10 francs too much');
    const staff = await product.visitAs(HOUSE, { facts: { rolesFlag: Role.AdminGlobal } });
    const editor = staff.page;
    await editor.getByLabel('Search').fill(person.email);
    await editor.getByRole('button', { name: 'Search', exact: true }).click();
    await editor.getByText('1 payment', { exact: true }).waitFor();
    await editor.getByRole('button', { name: `Refund payment ${paymentId}` }).click();
    const dialog = editor.getByRole('dialog', { name: 'Refund CHF 49.00?' });
    await dialog.getByRole('button', { name: 'Refund now' }).click();
    await dialog.getByText('This field is required.').waitFor();
    await dialog.getByLabel('Reason').fill('Paid by mistake');
    await dialog.getByRole('button', { name: 'Refund now' }).click();
    await toastSays(editor, 'The refund has been added to the payouts.');

    await editor.getByRole('link', { name: 'Payouts' }).click();
    await editor.getByText('CHF 10.00 · overpaid').first().waitFor();
    const refund = editor
      .getByRole('listitem')
      .filter({ hasText: `No. ${paymentId}` })
      .filter({ hasText: 'CHF 49.00 · refund' });
    await refund.getByRole('button', { name: 'Mark as sent' }).click();
    await editor.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
    await toastSays(editor, 'The payout has been confirmed.');
    await editor.getByRole('link', { name: 'Show what’s been sent' }).click();
    await editor.getByText('CHF 49.00 · refund').first().waitFor();
    await staff.close();

    await reloadPage(page);
    await page.getByRole('heading', { name: 'The payment was refunded' }).waitFor();
    await openPage(page, product.origin + MINE);
    await page.getByText(`Refund of payment ${paymentId}`).waitFor();
    await page.getByText('Reason: Paid by mistake').waitFor();
    expect((await product.paymentsFor(offerId)).map(({ status }) => status)).toEqual([40, 20]);
    await close();
  });

  test('refunds what was paid at the till at once, and gives credits that their owner sees with the reason', async () => {
    const { page, person, offerId, close } = await product.ownerPaying();
    await choose(page, 'Test checkout');
    await page.getByRole('button', { name: /\(test\)/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the payment' }).click();
    await page.getByText('CHF 49.00 paid. Thank you.').waitFor();
    const [payment] = await product.paymentsFor(offerId);
    const staff = await product.visitAs(`${HOUSE}?search=${payment?.id}`, { facts: { rolesFlag: Role.AdminGlobal } });
    await staff.page.getByRole('button', { name: `Refund payment ${payment?.id}` }).click();
    await staff.page.getByLabel('Reason').fill('As agreed');
    await staff.page.getByRole('button', { name: 'Refund now' }).click();
    await toastSays(staff.page, 'The refund is on its way.');
    await doJobs(product.app, () => new Date());

    await openPage(staff.page, `${product.origin}${HOUSE}?section=credits`);
    await staff.page.getByText('Rental, 30 days').waitFor();
    await staff.page.getByLabel('Account number').fill(String(person.id));
    await staff.page.getByLabel('Credits', { exact: true }).fill('2000');
    await staff.page.getByLabel('Reason').fill('For your patience');
    await staff.page.getByRole('button', { name: 'Add credits' }).click();
    await staff.page.getByText('Please enter a valid value.').waitFor();
    await staff.page.getByLabel('Credits', { exact: true }).fill('2');
    await staff.page.getByRole('button', { name: 'Add credits' }).click();
    await toastSays(staff.page, 'The member now has 2 for rentals and 0 for sales.');
    await staff.close();

    await openPage(page, product.origin + MINE);
    await page.getByText('Transactions').click();
    await page.getByText('For your patience').waitFor();
    await page.getByText('Refunded').first().waitFor();
    await close();
  });

  test('tells an amount that came without a reference to its payment', async () => {
    const { page, offerId, close } = await product.ownerPaying();
    await page.getByRole('button', { name: /Get the bill/ }).click();
    await page.getByRole('heading', { name: 'Your QR-bill' }).waitFor();
    const { db } = product.app.database;
    const entry = { bookedOn: '2026-11-20', amount: 4_900, currency: 'CHF', importedAt: new Date() };
    const lost = { ...entry, entryKey: `lost-${offerId}`, debtorName: `Lost ${offerId}`, fault: 'unknownReference' };
    await db.insertInto('bankEntry').values(lost).execute();
    const staff = await product.visitAs(`${HOUSE}?section=bank`, { facts: { rolesFlag: Role.AdminGlobal } });
    const row = staff.page.getByRole('listitem').filter({ hasText: `Lost ${offerId}` });
    await row.getByRole('button', { name: 'Assign to …' }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByLabel('Payment number').fill('0');
    await dialog.getByRole('button', { name: 'Assign to …' }).click();
    await dialog.getByText('Please enter a valid value.').waitFor();
    await dialog.getByLabel('Payment number').fill(String(paymentOf(page)));
    await dialog.getByRole('button', { name: 'Assign to …' }).click();
    await toastSays(staff.page, 'The amount has been assigned to the payment.');
    await row.waitFor({ state: 'detached' });
    await staff.close();
    await lookAgain(page);
    await page.getByRole('heading', { name: 'CHF 49.00 paid. Thank you.' }).waitFor();
    await close();
  });
});

test('a home is paid by keyboard alone, in German', async () => {
  const { page, offerId, close } = await product.ownerPaying();
  await openPage(page, product.origin + payPath(offerId, 'de'));
  await page.getByRole('radio', { name: /^30 Tage online/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByText('inkl. CHF 6.37 MWST (8.1 %)').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Rechnung über CHF 85.00 erhalten');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ihre QR-Rechnung' }).waitFor();
  await page.getByRole('button', { name: 'Kopieren: Referenz' }).waitFor();
  await page.getByRole('button', { name: 'Zahlung abbrechen' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Diese Zahlung abbrechen?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await close();
});

test('every screen of payments passes axe and fits its window', async () => {
  const staff = await product.visitAs('/en/terms', { facts: { rolesFlag: Role.AdminGlobal } });
  const { page, person, close } = staff;
  const [open, draft] = [await product.aHome(person), await product.aHome(person)];
  await openPage(page, product.origin + payPath(open));
  await page.getByRole('button', { name: /Get the bill/ }).click();
  await page.getByRole('img', { name: 'Payment QR code' }).waitFor();
  await endAtTill(page, paymentOf(page), 'Transfer half of it');
  await expectScreensWellFormed(page, product.origin, (locale) => {
    const house = HOUSE.replace('/en', `/${locale}`);
    const parts = ['payouts', 'bank', 'credits'].map((part) => `${house}?section=${part}`);
    return [payPath(draft, locale), payPath(open, locale), MINE.replace('/en', `/${locale}`), house, ...parts];
  });
  await close();
});

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
