import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';
import type { ErrorValues } from '#kernel/app-error.ts';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALE_FILES, type Locale } from '#kernel/locale.ts';

/** Texts of one language by id. */
export type TextsById = Readonly<Record<string, string>>;

const LOCALES_DIR = new URL('../../../locales/', import.meta.url);

const given = new Map<Locale, TextsById>();
/** Texts with those of the installation in place of the product's. */
const read = new Map<Locale, TextsById>();
/** Bytes of parsed texts, ready to be filled: parsing takes twenty times as long as filling. */
const FORMATS_BYTES = 12 * 1_048_576;
/** Bytes of a parsed text, and of each of its characters. */
const [FORMAT_BYTES, LETTER_BYTES] = [2_400, 8];
const formats = new LRUCache<string, { format: IntlMessageFormat; letters: number }>({
  maxSize: FORMATS_BYTES,
  sizeCalculation: ({ letters }) => FORMAT_BYTES + LETTER_BYTES * letters,
});
let own: Readonly<Partial<Record<Locale, TextsById>>> = {};

/** Uses these texts in place of the product's in this process; called once, at its start. */
export function applyOwnTexts(texts: Readonly<Partial<Record<Locale, TextsById>>>): void {
  own = texts;
  read.clear();
  formats.clear();
}

/** Texts of all parts by id, as shipped with the product; read once. */
export function shippedTexts(locale: Locale): TextsById {
  const present = given.get(locale);
  if (present) return present;
  const texts: TextsById = Object.assign({}, ...partsOf(locale).map(({ texts }) => texts));
  given.set(locale, texts);
  return texts;
}

/** The part of `locales/` of each text, by id. */
export const partsById = (): ReadonlyMap<string, string> =>
  new Map(partsOf(DEFAULT_LOCALE).flatMap(({ part, texts }) => Object.keys(texts).map((id) => [id, part] as const)));

function partsOf(locale: Locale): { part: string; texts: TextsById }[] {
  const files = globSync(`*/${LOCALE_FILES[locale]}`, { cwd: LOCALES_DIR });
  return files.map((file) => ({
    part: dirname(file),
    texts: JSON.parse(readFileSync(new URL(file, LOCALES_DIR), 'utf8')),
  }));
}

/** Texts of all parts by id, with those of this installation. */
export function messagesOf(locale: Locale): TextsById {
  const present = read.get(locale);
  if (present) return present;
  const messages = { ...shippedTexts(locale), ...own[locale] };
  read.set(locale, messages);
  return messages;
}

/**
 * The text of an id in a language, filled with values; the id itself where there is no text.
 *
 * @source docs/reference/errors.md, "Catalogue"
 */
export function textIn(locale: Locale, messageId: string, values: ErrorValues = {}): string {
  const message = messagesOf(locale)[messageId];
  if (message === undefined) return messageId;
  const key = `${locale} ${messageId}`;
  const known = formats.get(key) ?? {
    format: new IntlMessageFormat(message, LANGUAGE_TAGS[locale]),
    letters: message.length,
  };
  formats.set(key, known);
  return String(known.format.format({ ...values }));
}

/** The English text of an id, for the API. */
export const englishText = (messageId: string, values: ErrorValues): string => textIn('en', messageId, values);
