import { AsYouType, type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** A country by its two letters. */
export type PhoneCountry = CountryCode;

/** The country of an empty number. @source docs/reference/screens.md, "Telephone numbers" */
const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'CH';

/** Countries at the top of the list. @source docs/reference/screens.md, "Telephone numbers" */
export const PINNED_PHONE_COUNTRIES: readonly PhoneCountry[] = ['CH', 'FR', 'DE', 'IT'];

/** Countries with a number plan, unordered. */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = getCountries(metadata);

/**
 * Longest number as it is stored, characters; no number has more digits either (E.164).
 *
 * @source docs/reference/screens.md, "Telephone numbers"
 */
const LONGEST = 15;

/** Members of the North American plan whose area code is part of what people call their dialling code. */
const NORTH_AMERICAN: Partial<Record<PhoneCountry, string>> = {
  AG: '1268',
  AI: '1264',
  AS: '1684',
  BB: '1246',
  BM: '1441',
  BS: '1242',
  DM: '1767',
  DO: '1809',
  GD: '1473',
  GU: '1671',
  JM: '1876',
  KN: '1869',
  KY: '1345',
  LC: '1758',
  MP: '1670',
  MS: '1664',
  PR: '1787',
  SX: '1721',
  TC: '1649',
  TT: '1868',
  VC: '1784',
  VG: '1284',
  VI: '1340',
};

const LONGEST_DIALLING_CODE = 4;

/** Digits that lead to a country: 41. */
export const diallingCode = (country: PhoneCountry): string =>
  NORTH_AMERICAN[country] ?? getCountryCallingCode(country, metadata);

/** Where several countries share a dialling code, the one that comes first in the number plan. */
const countryOfCode: ReadonlyMap<string, PhoneCountry> = new Map([
  ...Object.entries(NORTH_AMERICAN).map(([country, code]) => [code, country as PhoneCountry] as const),
  ...Object.entries(metadata.country_calling_codes).flatMap(([code, [first]]) =>
    first ? [[code, first] as const] : [],
  ),
]);

/** A stored number as a field shows it. */
export interface ShownPhone {
  country: PhoneCountry;
  /** Without dialling code, spaced: 79 123 45 67. */
  national: string;
}

/**
 * Splits a stored number. The country is found by the leading dialling code, of four digits down to one.
 *
 * @param value dialling code and national number; the zero of "41 (0)" may be between them. A value that begins with + is no number yet and
 *   is shown as it is
 * @param chosen the country chosen in the field, which holds as long as the number can be one of it
 * @source docs/reference/screens.md, "Telephone numbers"
 */
export function readPhone(value: string, chosen: PhoneCountry = DEFAULT_PHONE_COUNTRY): ShownPhone {
  if (value.startsWith('+')) return { country: chosen, national: value };
  const digits = digitsOf(value).replace(/^410/, '41');
  if (digits === '') return { country: chosen, national: '' };
  const country = digits.startsWith(diallingCode(chosen)) ? chosen : (detectCountry(digits) ?? DEFAULT_PHONE_COUNTRY);
  const code = diallingCode(country);
  return { country, national: spaced(code, digits.startsWith(code) ? digits.slice(code.length) : digits) };
}

/** Whether a number is spelt with its dialling code: +33, 0033, (+33). */
const isInternational = (typed: string): boolean => /^[^\d+]*(\+|00)/.test(typed);

/** Whether a number is spelt with its dialling code, or may be about to: the one 0 in it may be the first of two. */
export const maybeInternational = (typed: string): boolean => isInternational(typed) || /^\D*0\D*$/.test(typed);

/** The country whose dialling code is before a number that was typed, or null. */
export const namedCountry = (typed: string): PhoneCountry | null =>
  isInternational(typed) ? detectCountry(internationalDigits(typed)) : null;

/**
 * The number to store for a typed text: dialling code and national number in digits and spaces, without the leading zero of national spelling.
 * It is empty while there is no number; a number too long for its spaces goes without them.
 *
 * For an unknown or unfinished dialling code, the digits are stored behind a +, which no form accepts as a number.
 *
 * @param typed a number of `country`, or with + or 00 of the country that its first digits name
 * @source docs/reference/screens.md, "Telephone numbers"
 */
export function writePhone(country: PhoneCountry, typed: string): string {
  if (!isInternational(typed)) {
    const code = diallingCode(country);
    const reader = new AsYouType(country, metadata);
    const national = withoutPrefix(country, reader, digitsOf(typed)).slice(0, LONGEST - code.length);
    return storedPhone({ country, national: spaced(code, national) });
  }
  const digits = internationalDigits(typed);
  const named = detectCountry(digits);
  if (!named) return digits === '' ? '' : `+${digits.slice(0, LONGEST - 1)}`;
  const reader = new AsYouType(undefined, metadata);
  const national = withoutPrefix(named, reader, `+${digits}`).slice(0, LONGEST - diallingCode(named).length);
  return storedPhone({ country: named, national: spaced(diallingCode(named), national) });
}

const internationalDigits = (typed: string): string => {
  const digits = digitsOf(typed);
  return typed.includes('+') ? digits : digits.replace(/^00/, '');
};

function storedPhone({ country, national }: ShownPhone): string {
  if (national === '') return '';
  const code = diallingCode(country);
  const spellings = [`${code} ${national}`, `${code} ${digitsOf(national)}`];
  return spellings.find((spelling) => spelling.length <= LONGEST) ?? code + digitsOf(national);
}

/** The country whose dialling code comes first, or null. */
function detectCountry(digits: string): PhoneCountry | null {
  for (let length = LONGEST_DIALLING_CODE; length > 0; length -= 1) {
    const country = countryOfCode.get(digits.slice(0, length));
    if (country) return country;
  }
  return null;
}

/** A national number in groups, as its country writes it. */
function spaced(code: string, national: string): string {
  const international = asTyped(new AsYouType(undefined, metadata), `+${code}${national}`);
  if (international === null) return national;
  const behindCode = [...code].reduce((rest) => rest.replace(/^\D*\d/, ''), international);
  return behindCode.replace(/\D+/g, ' ').trim();
}

/**
 * A number as it follows the dialling code, without the zero of national spelling, which is often written behind the code as well, and without
 * an area code that belongs to that code.
 */
function withoutPrefix(country: PhoneCountry, reader: AsYouType, digits: string): string {
  if (asTyped(reader, digits) === null) return digitsOf(digits).replace(/^0+/, '');
  const national: string = reader.getNumber()?.nationalNumber ?? '';
  const area = diallingCode(country).slice(getCountryCallingCode(country, metadata).length);
  return national.startsWith(area) ? national.slice(area.length) : national;
}

/** A number as the library formats it; null for the few beginnings that it fails on (05 of Samoa). */
function asTyped(reader: AsYouType, digits: string): string | null {
  try {
    return reader.input(digits);
  } catch {
    return null;
  }
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
