import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Role } from '#kernel/roles.ts';
import { toastSays } from '#tests/support/components/locators.ts';
import { mountSubmitted } from '#tests/support/components/mount-page.tsx';
import { mountPaymentOfHome, orderQrBill, paymentStatuses, payPath } from '#tests/support/components/payments.ts';
import { anAccount, mountPageAs, operate, prepare } from '#tests/support/components/scenes.ts';

const MINE = '/en/workspace/my-payments';
const HOUSE = '/en/workspace/payments';
const dialog = page.getByRole('dialog');
const anAdministrator = () => anAccount({ rolesFlag: Role.AdminGlobal });

test('AdminGlobal finds a payment, refunds it with a reason, and confirms the payout of a QR-bill', async () => {
  const { owner, offerId } = await mountPaymentOfHome();
  const paymentId = await orderQrBill();
  await prepare('endAtTill', { paymentId, ending: 'transferredTooMuch' });
  await mountPageAs(await anAdministrator(), HOUSE);
  await page.getByLabelText('Search', { exact: false }).first().fill(owner.email);
  await mountSubmitted(() => page.getByRole('button', { name: 'Search', exact: true }).click());
  await page.getByText('1 payment', { exact: true }).findElement();
  await page.getByRole('button', { name: `Refund payment ${paymentId}` }).click();
  const refund = page.getByRole('dialog', { name: 'Refund CHF 49.00?' });
  await refund.getByRole('button', { name: 'Refund now' }).click();
  await refund.getByText('This field is required.').findElement();
  await refund.getByLabelText('Reason', { exact: false }).fill('Paid by mistake');
  await refund.getByRole('button', { name: 'Refund now' }).click();
  await toastSays('The refund has been added to the payouts.');

  await page.getByRole('link', { name: 'Payouts' }).click();
  const entryOf = (words: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `No. ${paymentId}` })
      .filter({ hasText: words });
  await entryOf('CHF 10.00 · overpaid').findElement();
  await entryOf('CHF 49.00 · refund').getByRole('button', { name: 'Mark as sent' }).click();
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await toastSays('The payout has been confirmed.');
  await page.getByRole('link', { name: 'Show what’s been sent' }).click();
  await entryOf('CHF 49.00 · refund').findElement();

  await mountPageAs(owner, `${payPath(offerId)}?payment=${paymentId}`);
  await page.getByRole('heading', { name: 'The payment was refunded' }).findElement();
  await mountPageAs(owner, MINE);
  await page.getByText(`Refund of payment ${paymentId}`, { exact: false }).findElement();
  await page.getByText('Reason: Paid by mistake', { exact: false }).findElement();
  expect(await paymentStatuses(offerId)).toEqual([40, 20]);
});

test('AdminGlobal refunds what was paid at the till at once, and gives credits that their owner sees with the reason', async () => {
  const owner = await anAccount();
  const { id: offerId } = await prepare('home', { ownerId: owner.id });
  const begin =
    'mutation ($offerId: Int) { createPayment(operationType: 0, offerId: $offerId, days: 30, way: till) { id } }';
  const { createPayment } = await operate<{ createPayment: { id: number } }>(owner, begin, { offerId });
  await prepare('endAtTill', { paymentId: createPayment.id, ending: 'paid' });
  const staff = await anAdministrator();
  await mountPageAs(staff, `${HOUSE}?search=${createPayment.id}`);
  await page.getByRole('button', { name: `Refund payment ${createPayment.id}` }).click();
  await page.getByLabelText('Reason', { exact: false }).fill('As agreed');
  await page.getByRole('button', { name: 'Refund now' }).click();
  await toastSays('The refund is on its way.');

  await mountPageAs(staff, `${HOUSE}?section=credits`);
  await page.getByText('Rental, 30 days', { exact: false }).findElement();
  await page.getByLabelText('Account number', { exact: false }).fill(String(owner.id));
  const credits = page.getByRole('main').getByLabelText('Credits', { exact: true });
  await credits.fill('2000');
  await page.getByLabelText('Reason', { exact: false }).fill('For your patience');
  await page.getByRole('button', { name: 'Add credits' }).click();
  await page.getByText('Please enter a valid value.').findElement();
  await credits.fill('2');
  await page.getByRole('button', { name: 'Add credits' }).click();
  await toastSays('The member now has 2 for rentals and 0 for sales.');

  // The job that asks the provider for the refund has run.
  await expect.poll(() => paymentStatuses(offerId)).toEqual([40, 20]);
  await mountPageAs(owner, MINE);
  await page.getByText('Transactions').click();
  await page.getByText('For your patience', { exact: false }).findElement();
  await page.getByText('Refunded', { exact: false }).first().findElement();
});

test('AdminGlobal assigns an amount that came without a reference to its payment', async () => {
  const { owner, offerId } = await mountPaymentOfHome();
  const paymentId = await orderQrBill();
  const debtorName = `Lost ${offerId}`;
  await prepare('unknownArrival', { amount: 4_900, debtorName });
  await mountPageAs(await anAdministrator(), `${HOUSE}?section=bank`);
  const row = page.getByRole('listitem').filter({ hasText: debtorName });
  await row.getByRole('button', { name: 'Assign to …' }).click();
  const number = dialog.getByLabelText('Payment number', { exact: false });
  await number.fill('0');
  await dialog.getByRole('button', { name: 'Assign to …' }).click();
  await dialog.getByText('Please enter a valid value.').findElement();
  await number.fill(String(paymentId));
  await dialog.getByRole('button', { name: 'Assign to …' }).click();
  await toastSays('The amount has been assigned to the payment.');
  await expect.element(row).not.toBeInTheDocument();
  await mountPageAs(owner, `${payPath(offerId)}?payment=${paymentId}`);
  await page.getByRole('heading', { name: 'CHF 49.00 paid. Thank you.' }).findElement();
});
