import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { choose } from '#tests/support/components/locators.ts';
import { endAtTill, mountPaymentOfHome, orderQrBill } from '#tests/support/components/payments.ts';
import { anAccount, mountPageAs, prepare } from '#tests/support/components/scenes.ts';

const MINE = '/en/workspace/my-payments';

/** The number of credits after its label. */
const balanceOf = (words: string) => page.getByCss(`dt:text-is("${words}") + dd`);

test('credits are bought in a pack, and pay for a home in one tap with the balance before and after', async () => {
  const owner = await anAccount();
  await mountPageAs(owner, MINE);
  await page.getByText('You haven’t paid for anything yet.', { exact: false }).findElement();
  await choose('5 credits for rentals');
  await choose('Test checkout');
  await page.getByRole('button', { name: 'Pay CHF 195.00 (test)' }).findElement();
  await choose('QR-bill');
  await orderQrBill();
  await endAtTill('transferred');
  await page.getByText('The credits have been added to your account.', { exact: false }).findElement();
  const { offerId } = await mountPaymentOfHome({}, { owner });
  await page.getByText('You have 5; 4 will be left.', { exact: false }).findElement();
  await page.getByText('5 before, 4 after', { exact: false }).findElement();
  await page.getByRole('button', { name: 'Pay with 1 credit' }).click();
  await page.getByRole('heading', { name: '1 credit paid. Thank you.' }).findElement();
  expect(await prepare('homeStatus', { offerId })).toBe(OfferStatus.PendingVerification);
  await mountPageAs(owner, MINE);
  await expect.element(balanceOf('For rentals')).toHaveTextContent('4');
  await expect.element(balanceOf('For sales')).toHaveTextContent('0');
  await page.getByText('Transactions').click();
  await page.getByText(/^Spent, payment/).findElement();
  await page.getByText(/^Bought, payment/).findElement();
});

test('credits that are gone meanwhile are reported, with the way to more', async () => {
  const owner = await anAccount();
  const entry = { userId: owner.id, offerType: 1, kind: 'granted' };
  await prepare('credits', { ...entry, amount: 1 });
  await mountPaymentOfHome({}, { owner });
  const pay = page.getByRole('button', { name: 'Pay with 1 credit' });
  await pay.findElement();
  await prepare('credits', { ...entry, amount: -1 });
  await pay.click();
  await page.getByRole('alert').getByText('You don’t have enough credits.', { exact: false }).findElement();
  await page.getByRole('link', { name: 'Go to your credits' }).click();
  await page.getByRole('heading', { level: 1, name: 'My payments' }).findElement();
});

test('a QR-bill paid in part shows the money that came and the open rest', async () => {
  const owner = await anAccount();
  await mountPageAs(owner, MINE);
  await choose('5 credits for rentals');
  await choose('QR-bill');
  await orderQrBill();
  await endAtTill('transferredPart');
  await mountPageAs(owner, MINE);
  const open = page.getByRole('list', { name: 'Money received and sent back', exact: false }).first();
  await open.getByText('Received on', { exact: false }).findElement();
  await open.getByText('Still to pay: CHF 97.50', { exact: false }).findElement();
});
