import type { Locale } from '#kernel/locale.ts';
import type { OfferRecord } from '../offer.record.ts';

/** Longest text, in characters, that translators accept; addresses are limited, too. */
const LONGEST_TEXT = 4_500;

/**
 * Address at which an operator's translator shows a listing in the reader's language. No text is sent before the reader opens it.
 *
 * @param template address with `{text}`, `{from}` and `{to}` for the text and the two languages; null without a translator
 * @returns null also where there is nothing to translate
 */
export function translatorHref(
  template: string | null,
  { title, description, language }: Pick<OfferRecord, 'title' | 'description' | 'language'>,
  locale: Locale,
): string | null {
  if (template === null || language === null || language === locale) return null;
  const text = [title, description].filter((part) => part.trim() !== '').join('\n\n');
  if (text === '') return null;
  const values: Record<string, string> = { text: shortened(text), from: language, to: locale };
  return template.replaceAll(/\{(text|from|to)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Cuts between characters, never within one: half of a surrogate pair cannot be written in an address. */
const shortened = (text: string): string =>
  text.length <= LONGEST_TEXT
    ? text.toWellFormed()
    : text
        .slice(0, LONGEST_TEXT)
        .toWellFormed()
        .replace(/\uFFFD$/, '');
