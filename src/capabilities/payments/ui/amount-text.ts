import type { Locale } from '#kernel/locale.ts';
import { formatNumber } from '#kit/i18n/formats.ts';

const NBSP = '\u00A0';
const CENTIMES = 100;

/**
 * An amount with its centimes: CHF 1’950.00, in English CHF 1,950.00.
 *
 * @param amount centimes
 * @source docs/reference/screens.md, "Amounts to pay"
 */
export function amountText(amount: number, currency: string, locale: Locale): string {
  const whole = formatNumber(Math.trunc(Math.abs(amount) / CENTIMES), locale, 0);
  const cents = String(Math.abs(amount) % CENTIMES).padStart(2, '0');
  return `${currency}${NBSP}${amount < 0 ? '−' : ''}${whole}.${cents}`;
}

/** A tax rate as text: 8.1 %. @param perMille rate, per mille */
export const rateText = (perMille: number, locale: Locale): string =>
  `${formatNumber(perMille / 10, locale, 1)}${NBSP}%`;
