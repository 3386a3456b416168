import type { Locale } from '#kernel/locale.ts';

/** No-break space: an amount and its unit stay on one line. */
/** Keeps a number and its unit on one line. */
export const NBSP = '\u00A0';

const THOUSANDS_SEPARATOR: Record<Locale, string> = { en: ',', fr: '’', de: '’', it: '’' };
const DAY_MS = 86_400_000;

/**
 * A number in Swiss notation: 1’234.5, in English 1,234.5. Written by hand, not by `Intl`, because server and browser
 * carry different language data and must print the same.
 *
 * @param maxDecimals digits after the point; trailing zeros are dropped
 */
export function formatNumber(value: number, locale: Locale, maxDecimals = 2): string {
  const factor = 10 ** maxDecimals;
  const rounded = Math.round(Math.abs(value) * factor) / factor;
  const [whole = '', decimals] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, THOUSANDS_SEPARATOR[locale]);
  const sign = value < 0 && rounded > 0 ? '−' : '';
  return sign + (decimals === undefined ? grouped : `${grouped}.${decimals}`);
}

/**
 * Money as Swiss people write it: CHF 1’950.– and CHF 1’950.50, in English CHF 1,950 and CHF 1,950.50.
 *
 * @param amount in units of the currency (francs, not centimes)
 */
export function formatMoney(amount: number, locale: Locale, currency = 'CHF'): string {
  const centimes = Math.round(amount * 100);
  const whole = formatNumber(Math.trunc(centimes / 100), locale, 0);
  if (centimes % 100 === 0) return `${currency}${NBSP}${whole}${locale === 'en' ? '' : '.–'}`;
  const sign = centimes < 0 && centimes > -100 ? '−' : '';
  return `${currency}${NBSP}${sign}${whole}.${String(Math.abs(centimes % 100)).padStart(2, '0')}`;
}

/** An area in square metres: 84 m². */
export const formatArea = (areaM2: number, locale: Locale): string => `${formatNumber(areaM2, locale, 1)}${NBSP}m²`;

/** The UTC day of a moment, as numbers a calendar prints; null when the text is no date. */
export function utcDay(moment: string | Date): { day: number; month: number; year: number } | null {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return null;
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
}

/**
 * A day in numbers, the same in every language: 21/11/2026; empty when the text is no date.
 *
 * @source docs/reference/screens.md, "Dates"
 */
export function formatShortDate(moment: string | Date): string {
  const parts = utcDay(moment);
  if (parts === null) return '';
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return [twoDigits(parts.day), twoDigits(parts.month), parts.year].join('/');
}

/** Whole UTC days from one moment to another: yesterday is -1. */
export function daysBetween(from: Date, to: Date): number {
  return Math.floor(to.getTime() / DAY_MS) - Math.floor(from.getTime() / DAY_MS);
}
