import { isLocale, type Locale } from '#kernel/locale.ts';
import { type LocaleTools, localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages, type Messages } from '#kit/i18n/messages.ts';

const loaded = new Map<Locale, Messages>();

/** Fetches the texts of a language, once; pages of that language can then render at once. */
export async function ensureLanguage(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await loadMessages(locale));
}

/** The texts of a language that `ensureLanguage` has fetched. */
export function languageMessages(locale: Locale): Messages {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`The texts of "${locale}" have not been fetched.`);
  return messages;
}

/** Words and numbers of a language that `ensureLanguage` has fetched, for the head of a page. */
export const languageTools = (locale: Locale): LocaleTools => localeToolsOf(locale, languageMessages(locale));

/** The language an address begins with, or null. @param path without query */
export function localeOfPath(path: string): Locale | null {
  const first = path.split('/', 2)[1];
  return isLocale(first) ? first : null;
}
