/**
 * A whole or decimal number in any of the styles that arrive: 1'200, 1’200, 1 200, 16.500, 450000.00, 1.234,50, CHF 1'650.-; null
 * when it is no number.
 *
 * One point or comma before exactly three digits separates thousands, any other is decimal.
 *
 * @source docs/reference/feeds.md, "Numbers"
 */
export function parseFeedNumber(text: string): number | null {
  const digits = bareNumber(text);
  if (!/^[+-]?[\d.,]*\d$/.test(digits)) return null;
  const unsigned = digits.replace(/^[+-]/, '');
  const decimalMark = decimalMarkOf(unsigned);
  const [whole = '', fraction = ''] = decimalMark ? splitAtLast(unsigned, decimalMark) : [unsigned];
  if (!isWholePart(whole) || !/^\d*$/.test(fraction)) return null;
  return asNumber(digits.startsWith('-'), whole.replaceAll(/[.,]/g, ''), fraction);
}

/**
 * A small number with decimals, such as rooms: point or comma is always decimal, so that 3.500 stays 3.5. A half may be
 * written as a fraction (4 1/2, 4½), and the word for rooms may follow.
 */
export function parseDecimal(text: string): number | null {
  const bare = bareNumber(text.replace(ROOMS_WORD, '').replace(/(^|\s|-)1\/2$/, '½')).replace(/½$/, '.5');
  const match = /^([+-]?)(\d*)(?:[.,](\d*))?$/.exec(bare);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  return whole + fraction === '' ? null : asNumber(sign === '-', whole, fraction);
}

/** Yes and no in the words and marks of four languages; null when it is neither. Blank is unknown, not no. */
export function parseYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

/** An ISO date, `immediately` or `onRequest`. */
export type Availability = string;

/** Availability of an object: a date in any usual style, or one of the usual words. Blank means on request. */
export function parseAvailability(text: string): Availability | null {
  const words = text
    .toLowerCase()
    .replaceAll(/[.\s]+/g, ' ')
    .trim();
  if (words === '' || ON_REQUEST.test(words)) return 'onRequest';
  return IMMEDIATELY.test(words) ? 'immediately' : parseDate(text);
}

/** ISO date of DD.MM.YYYY, DD-MM-YYYY, DD/MM/YYYY or YYYY-MM-DD, with any time after it; null when it is none. */
export function parseDate(text: string): string | null {
  const dayFirst = /^(\d{1,2})([.\-/])\s?(\d{1,2})\2\s?(\d{4})\b/.exec(text);
  if (dayFirst) return isoDate(dayFirst[4], dayFirst[3], dayFirst[1]);
  const yearFirst = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  return yearFirst ? isoDate(yearFirst[1], yearFirst[2], yearFirst[3]) : null;
}

const ROOMS_WORD = /(?<!\s)\s*-?(?:zimmer|zi|pièces?|pces?|p|local[ei]|rooms?)\.?$/i;

const YES = new Set(['y', 'yes', '1', 'j', 'ja', 'o', 'oui', 's', 'si', 'sì', 't', 'true', 'x', 'wahr', 'vrai']);
const NO = new Set(['n', 'no', '0', 'nein', 'non', 'f', 'false', 'falsch', 'faux']);

const IMMEDIATELY =
  /^((ab|per) )?sofort( frei)?$|^immediate(ly)?$|^now$|^(de suite|tout de suite|immédiat|immédiatement|dès maintenant)$|^(subito|da subito|immediatamente)$/;
const ON_REQUEST =
  /^(nach|auf) (vereinbarung|absprache|anfrage)$|^n ?v$|^(à convenir|a convenir|sur demande)$|^(da convenire|da concordare|su richiesta|a richiesta)$|^(on request|by agreement|to be agreed)$/;

/** A number without its decoration: currency, unit, dashes for centimes, thousands separators. */
function bareNumber(text: string): string {
  return text
    .replaceAll(/['’‘´`\s]/g, '')
    .replace(/^(CHF|SFr\.?|Fr\.?)/i, '')
    .replace(/(CHF|m2|m²)$/i, '')
    .replace(/[.,][-–—]+$/, '');
}

function decimalMarkOf(digits: string): '.' | ',' | null {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return null;
  const mark = digits[last] === '.' ? '.' : ',';
  const other = mark === '.' ? ',' : '.';
  if (digits.includes(other)) return mark;
  return isWholePart(digits) ? null : mark;
}

/** Whether the text is digits alone, or groups of three after the same separator. */
const isWholePart = (text: string): boolean => /^\d*$|^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(text);

function splitAtLast(text: string, mark: string): [string, string] {
  const position = text.lastIndexOf(mark);
  return [text.slice(0, position), text.slice(position + 1)];
}

function asNumber(isNegative: boolean, whole: string, fraction: string): number | null {
  const number = Number(`${whole || '0'}.${fraction || '0'}`);
  if (!Number.isFinite(number)) return null;
  return isNegative && number !== 0 ? -number : number;
}

function isoDate(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isReal && Number(year) >= 1900 && Number(year) <= 2100 ? iso : null;
}
