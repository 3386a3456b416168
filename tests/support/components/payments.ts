import { page } from 'vitest/browser';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import type { Scenes, SessionOfAccount } from '#tests/support/journey-server/scenes.ts';
import type { mountPage } from './mount-page.tsx';
import { anAccount, lookAgain, mountPageAs, prepare } from './scenes.ts';

type Surroundings = Parameters<typeof mountPage>[1];
type HomeFacts = NonNullable<Parameters<Scenes['home']>[1]['facts']>;

/** The page on which a home is paid for. */
export const payPath = (offerId: number, locale: Locale = 'en'): string =>
  buildPath('payProperty', locale, { id: String(offerId) });

/** An owner before the page on which their home is paid for: a complete draft to let, unless `home` says otherwise. */
export async function mountPaymentOfHome(
  home: HomeFacts = {},
  { owner, ...surroundings }: Surroundings & { owner?: SessionOfAccount } = {},
): Promise<{ owner: SessionOfAccount; offerId: number }> {
  const payer = owner ?? (await anAccount());
  const { id: offerId } = await prepare('home', { ownerId: payer.id, facts: home });
  await mountPageAs(payer, payPath(offerId), surroundings);
  return { owner: payer, offerId };
}

/** The payment that the address names. */
export const paymentOfAddress = (): number => Number(new URLSearchParams(location.search).get('payment'));

/** Orders the QR-bill, whatever it is for. @returns the id of its payment */
export async function orderQrBill(): Promise<number> {
  await page.getByRole('button', { name: /Get the bill/ }).click();
  await page.getByRole('heading', { name: 'Your QR-bill' }).findElement();
  return paymentOfAddress();
}

/** Ends the payment of the page at the till, as in another window, and comes back to the page. */
export async function endAtTill(ending: string): Promise<void> {
  await prepare('endAtTill', { paymentId: paymentOfAddress(), ending });
  lookAgain();
}

/** The statuses of the payments for a home, those that failed as well, in their order. */
export const paymentStatuses = async (offerId: number): Promise<number[]> =>
  (await prepare('payments', { offerId })).map(({ status }) => status);
