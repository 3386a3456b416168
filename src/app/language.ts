import type { Locale } from '#kernel/locale.ts';
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
