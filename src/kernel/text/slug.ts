import { normalForm } from './normal-form.ts';

/** Letters with a plain spelling of two letters; accents alone are handled by Unicode decomposition. */
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe' };

/**
 * A text as one segment of an address: lower-case ASCII letters and digits, words joined by hyphens.
 * `Zürich Enge` is `zuerich-enge`; a text without letters or digits is the empty string.
 *
 * @source docs/reference/addresses.md, "Rules"
 */
export function slugify(text: string): string {
  const lower = text.toLowerCase();
  const plain = NOT_ASCII.test(lower) ? normalForm(lower, 'NFC').replaceAll(NOT_ASCII_LETTERS, plainLetters) : lower;
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

// Every address of every home passes here, so plain text is returned early.
const NOT_ASCII = /[^\0-\x7f]/;
const NOT_ASCII_LETTERS = /[^\0-\x7f]/gu;

const plainLetters = (letter: string): string =>
  TWO_LETTERS[letter] ?? normalForm(letter, 'NFD').replaceAll(/\p{M}/gu, '');
