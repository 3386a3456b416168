import { globSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import type { ErrorValues } from '#kernel/app-error.ts';
import { LANGUAGE_TAGS, LOCALE_FILES, type Locale } from '#kernel/locale.ts';

const LOCALES_DIR = new URL('../../../locales/', import.meta.url);

const read = new Map<Locale, Readonly<Record<string, string>>>();
/** Texts that were asked for, ready to be filled: to read one takes twenty times as long as to fill it. */
const formats = new Map<string, IntlMessageFormat>();

/** Texts of all parts by id, read once. */
export function messagesOf(locale: Locale): Readonly<Record<string, string>> {
  const present = read.get(locale);
  if (present) return present;
  const files = globSync(`*/${LOCALE_FILES[locale]}`, { cwd: LOCALES_DIR });
  const parts = files.map((file) => JSON.parse(readFileSync(new URL(file, LOCALES_DIR), 'utf8')));
  const messages: Record<string, string> = Object.assign({}, ...parts);
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
  const format = formats.get(key) ?? new IntlMessageFormat(message, LANGUAGE_TAGS[locale]);
  formats.set(key, format);
  return String(format.format({ ...values }));
}

/** The English text of an id: what the API says. */
export const englishText = (messageId: string, values: ErrorValues): string => textIn('en', messageId, values);
