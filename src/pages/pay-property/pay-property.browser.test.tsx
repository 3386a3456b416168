import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { DAY_MS } from '#kernel/time.ts';
import { holdAnswers, loseAnswers } from '#tests/support/components/held-answers.ts';
import { choose, focus, toastSays } from '#tests/support/components/locators.ts';
import {
  endAtTill,
  mountPaymentOfHome,
  orderQrBill,
  paymentOfAddress,
  paymentStatuses,
  payPath,
} from '#tests/support/components/payments.ts';
import { anAccount, lookAgain, mountPageAs, operate, prepare } from '#tests/support/components/scenes.ts';

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const qrBillButton = page.getByRole('button', { name: /Get the bill/ });
const qrBillHeading = page.getByRole('heading', { name: 'Your QR-bill' });
const dialog = page.getByRole('dialog');
const cancelled = page.getByRole('heading', { name: 'The payment was cancelled' });
const statusOf = (offerId: number): Promise<number | null> => prepare('homeStatus', { offerId });

test('an open payment is cancelled after a question, and the home is what it was', async () => {
  const { offerId } = await mountPaymentOfHome();
  await orderQrBill();
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel payment' });
  await cancel.click();
  await dialog.getByRole('button', { name: 'Keep payment' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel payment' }).click();
  await toastSays('The payment has been cancelled.');
  await cancelled.findElement();
  await qrBillButton.findElement();
  expect(await statusOf(offerId)).toBe(OfferStatus.Draft);
});

describe('another window', () => {
  test('pays once: this one shows the payment that the other began', async () => {
    const { owner, offerId } = await mountPaymentOfHome();
    const begin =
      'mutation ($offerId: Int) { createPayment(operationType: 0, offerId: $offerId, days: 30, way: qrBill) { id } }';
    const { createPayment } = await operate<{ createPayment: { id: number } }>(owner, begin, { offerId });
    await choose('60 days');
    await choose('Test checkout');
    await page.getByRole('button', { name: /\(test\)/ }).click();
    await toastSays('You already have an open payment');
    await qrBillHeading.findElement();
    expect(paymentOfAddress()).toBe(createPayment.id);
    expect(await paymentStatuses(offerId)).toHaveLength(1);
  });

  test('cancels: this one does not go on with the payment', async () => {
    const { owner } = await mountPaymentOfHome();
    const id = await orderQrBill();
    await operate(owner, 'mutation ($id: Int!) { cancelPayment(id: $id) { status } }', { id });
    lookAgain();
    await cancelled.findElement();
  });
});

describe('a broken connection', () => {
  test.each(['before it arrives', 'after it arrives'])('%s loses nothing and pays nothing twice', async (when) => {
    const { offerId } = await mountPaymentOfHome();
    let broken = 0;
    const isFirst = ({ query }: { query: string }): boolean => query.includes('createPayment') && broken++ === 0;
    if (when === 'after it arrives') loseAnswers(isFirst);
    else holdAnswers((asked) => (isFirst(asked) ? Promise.reject(new TypeError('Failed to fetch')) : undefined));
    await qrBillButton.click();
    await page.getByRole('alert').getByText('The connection was lost.', { exact: false }).findElement();
    expect(await paymentStatuses(offerId)).toHaveLength(when === 'after it arrives' ? 1 : 0);
    await qrBillButton.click();
    await qrBillHeading.findElement();
    expect(await paymentStatuses(offerId)).toHaveLength(1);
  });

  test('a second tap while the first is on its way does nothing', async () => {
    const { offerId } = await mountPaymentOfHome();
    const requests = vi.spyOn(window, 'fetch');
    await qrBillButton.dblClick();
    await qrBillHeading.findElement();
    const sent = requests.mock.calls.filter(([, init]) => String(init?.body).includes('createPayment'));
    expect([sent.length, (await paymentStatuses(offerId)).length]).toEqual([1, 1]);
  });

  test('while a payment is watched is reported, and goes by', async () => {
    await mountPaymentOfHome();
    await orderQrBill();
    let isBroken = true;
    holdAnswers(({ query }) =>
      isBroken && query.includes('query WatchedPayment') ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    );
    const notice = page.getByText('You’re offline at the moment.', { exact: false });
    lookAgain();
    await notice.findElement();
    isBroken = false;
    lookAgain();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('the code of a QR-bill that did not arrive is fetched again', async () => {
    await mountPaymentOfHome();
    let broken = 0;
    holdAnswers(({ query }) =>
      query.includes('QrBillDrawing') && broken++ === 0 ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    );
    await qrBillButton.click();
    await page.getByText('The code couldn’t be loaded.', { exact: false }).findElement();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('img', { name: 'Payment QR code' }).findElement();
  });
});

describe('a home', () => {
  test('whose owner has not confirmed the address shows that, with the way on', async () => {
    const { owner } = await mountPaymentOfHome({}, { owner: await anAccount({ isEmailConfirmed: false }) });
    await page.getByRole('heading', { name: 'Confirm your email address first' }).findElement();
    await page.getByRole('button', { name: 'I’ve confirmed it' }).click();
    await toastSays('The address hasn’t been confirmed yet.');
    await prepare('confirmAddress', { accountId: owner.id });
    await page.getByRole('button', { name: 'I’ve confirmed it' }).click();
    await qrBillButton.findElement();
  });

  test('that lacks something leads to its form', async () => {
    const { offerId } = await mountPaymentOfHome({ rooms: null });
    await page.getByRole('heading', { name: 'Your listing isn’t complete yet' }).findElement();
    await expect
      .element(page.getByRole('link', { name: 'Go to the form' }))
      .toHaveAttribute('href', `/en/workspace/my-properties/edit/${offerId}`);
  });

  test('for which nothing is due goes to review by itself', async () => {
    const paid = { status: OfferStatus.Rejected, paidDays: 30, paidAt: inDays(-1) };
    const { offerId } = await mountPaymentOfHome(paid);
    await expect.poll(() => location.pathname).toBe(`/en/workspace/my-properties/preview/${offerId}`);
    await toastSays('Your listing is being reviewed.');
    expect(await statusOf(offerId)).toBe(OfferStatus.PendingVerification);
  });

  test('that is online is prolonged before its end, and says until when', async () => {
    const sale = { status: OfferStatus.Published, offerType: OfferType.Sell, endDate: inDays(5) };
    const { offerId } = await mountPaymentOfHome(sale);
    await page.getByRole('heading', { level: 1, name: 'Keep your listing online for longer' }).findElement();
    await page.getByText('90 more days', { exact: false }).first().findElement();
    await page.getByText('180 more days', { exact: false }).first().findElement();
    await choose('Test checkout');
    await page.getByRole('button', { name: 'Pay CHF 149.00 (test)' }).findElement();
    await choose('QR-bill');
    await orderQrBill();
    await endAtTill('transferred');
    await page.getByText('Your listing stays online for the days you paid for.', { exact: false }).findElement();
    expect(await statusOf(offerId)).toBe(OfferStatus.Published);
  });
});

test('a home is paid by keyboard alone, in German', async () => {
  const owner = await anAccount();
  const { id } = await prepare('home', { ownerId: owner.id });
  await mountPageAs(owner, payPath(id, 'de'));
  await focus(page.getByRole('radio', { name: /^30 Tage online/ }));
  await userEvent.keyboard('{ArrowDown}');
  await page.getByText('inkl. CHF 6.37 MWST (8.1 %)', { exact: false }).findElement();
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement?.textContent).toMatch(/Rechnung über CHF\s85\.00 erhalten/);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Ihre QR-Rechnung' })).toHaveFocus();
  await page.getByRole('button', { name: 'Kopieren: Referenz' }).findElement();
  await focus(page.getByRole('button', { name: 'Zahlung abbrechen' }));
  await userEvent.keyboard('{Enter}');
  await page.getByRole('dialog', { name: 'Diese Zahlung abbrechen?' }).findElement();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
