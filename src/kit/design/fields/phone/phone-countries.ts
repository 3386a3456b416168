import type { Locale } from '#kernel/locale.ts';
import { normalForm } from '#kernel/text/normal-form.ts';
import { diallingCode, PHONE_COUNTRIES, type PhoneCountry, PINNED_PHONE_COUNTRIES } from './phone-number.ts';

/** A country in the list of a telephone field. */
export interface ListedCountry {
  country: PhoneCountry;
  /** In the reader's language. */
  name: string;
  /** Dialling code as people write it: 41, 1 242. */
  code: string;
}

/**
 * Switzerland, France, Germany and Italy, then the rest by name.
 *
 * @source docs/reference/screens.md, "Telephone numbers"
 */
export function listedCountries(locale: Locale): ListedCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const listed = (country: PhoneCountry): ListedCountry => ({
    country,
    name: names.of(country) ?? country,
    code: diallingCode(country),
  });
  const others = PHONE_COUNTRIES.filter((country) => !PINNED_PHONE_COUNTRIES.includes(country)).map(listed);
  const { compare } = new Intl.Collator(locale);
  return [...PINNED_PHONE_COUNTRIES.map(listed), ...others.sort((one, other) => compare(one.name, other.name))];
}

/** Countries whose name holds the query, accents and case aside, or whose dialling code begins with it. */
export function matchingCountries(countries: readonly ListedCountry[], query: string): readonly ListedCountry[] {
  const wanted = plain(query.trim().replace(/^(\+|00)(?=\d)/, ''));
  if (wanted === '') return countries;
  return countries.filter(({ name, code }) => plain(name).includes(wanted) || code.startsWith(wanted));
}

/** The flag of a country: its two letters in the characters that make one. */
export const countryFlag = (country: PhoneCountry): string =>
  String.fromCodePoint(...[...country].map((letter) => REGIONAL_A + letter.charCodeAt(0) - LETTER_A));

const REGIONAL_A = 0x1f1e6;
const LETTER_A = 0x41;

const plain = (text: string): string => normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();
