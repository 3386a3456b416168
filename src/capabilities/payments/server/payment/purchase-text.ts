import type { Locale } from '#kernel/locale.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { PaymentRecord } from '../../payment.record.ts';

/** Part of a payment that says what it buys. */
export type Purchased = Pick<
  PaymentRecord,
  'kind' | 'offerId' | 'offerTitle' | 'offerType' | 'quantity' | 'isProlonging'
>;

const sortOf = ({ kind, isProlonging }: Purchased): string => (isProlonging ? 'prolonging' : kind);

/** Kind and extent of a purchase: `Rental listing, 30 days online`. */
export const itemText = (purchase: Purchased, locale: Locale): string =>
  textIn(locale, `document.item.${sortOf(purchase)}.${purchase.offerType}`, { quantity: purchase.quantity });

/** Time in which a purchase is delivered. */
export const periodText = (purchase: Purchased, locale: Locale): string =>
  textIn(locale, `document.period.${sortOf(purchase)}`, { quantity: purchase.quantity });

/** The home of a purchase by number and title: `No. 9, Bright flat near the lake`; null for credits. */
export function homeText({ offerId, offerTitle }: Purchased, locale: Locale): string | null {
  if (offerId === null) return null;
  const number = textIn(locale, 'document.homeNumber', { number: String(offerId) });
  return [number, offerTitle].filter(Boolean).join(', ');
}
