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
  await page.getByLabelText('Name or email', { exact: false }).fill(owner.email);
  await mountSubmitted(() => page.getByRole('button', { name: 'Search', exact: true }).click());
  await page.getByRole('button', { name: 'Add credits: ', exact: false }).click();
  const credits = dialog.getByLabelText('Credits', { exact: false });
  await credits.fill('2000');
  await dialog.getByLabelText('Reason', { exact: false }).fill('For your patience');
  await dialog.getByRole('button', { name: 'Add credits' }).click();
  await dialog.getByText('Please enter a valid value.').findElement();
  await credits.fill('2');
  await dialog.getByRole('button', { name: 'Add credits' }).click();
  await toastSays('The member now has 2 for rentals and 0 for sales.');
  await page.getByText('2 for rentals, 0 for sales').findElement();

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

test('AdminGlobal sees the accounts of a period, and a note about one that is none', async () => {
  const { owner } = await mountPaymentOfHome();
  await prepare('endAtTill', { paymentId: await orderQrBill(), ending: 'transferred' });
  expect(owner.id).toBeGreaterThan(0);
  const staff = await anAdministrator();
  await mountPageAs(staff, `${HOUSE}?section=books`);
  await page.getByRole('heading', { name: 'VAT 8.1 %' }).findElement();
  await page.getByText('VAT due').first().findElement();
  const href = await page.getByRole('link', { name: 'Export as CSV' }).element().getAttribute('href');
  expect(href).toMatch(/^\/payments\/export\.csv\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d&lang=en$/);
  await mountPageAs(staff, `${HOUSE}?section=books&from=1999-01-01&to=1999-12-31`);
  await page.getByText('No money received or refunded in this period').findElement();
  await mountPageAs(staff, `${HOUSE}?section=books&from=2026-02-01&to=2026-01-01`);
  await page.getByRole('alert').getByText('at most 366 days', { exact: false }).findElement();
});

test('AdminGlobal uploads a bank file and reads its report; a file that is none says so', async () => {
  const { owner, offerId } = await mountPaymentOfHome();
  const paymentId = await orderQrBill();
  const asked = 'query ($id: Int!) { payment(id: $id) { qrBill { reference } } }';
  const { payment } = await operate<{ payment: { qrBill: { reference: string } } }>(owner, asked, { id: paymentId });
  await mountPageAs(await anAdministrator(), `${HOUSE}?section=bank`);
  const input = page.getByLabelText('Choose file');
  await input.upload(new File(['Datum;Betrag'], 'table.csv'));
  await page.getByText('This isn’t a camt.053 or camt.054 file.', { exact: false }).findElement();
  const amount = { ref: `UP-${offerId}`, amount: '49.00', reference: payment.qrBill.reference.replace(/\s/g, '') };
  await input.upload(new File([await prepare('bankFile', amount)], 'bank.xml'));
  await page.getByText('bank.xml has been imported (camt.054.001.08).').findElement();
  await page.getByText('for payments that are now paid').findElement();
  expect(await paymentStatuses(offerId)).toEqual([20]);
});
