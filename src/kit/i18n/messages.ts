import type { formatToParts } from 'intl-messageformat';
import type { Locale } from '#kernel/locale.ts';

/** One text: as it stands in `locales/`, or parsed already by the build (`tools/vite/compiled-messages.ts`). */
export type Message = string | Parameters<typeof formatToParts>[0];

/** Texts of one language by id. */
export type Messages = Readonly<Record<string, Message>>;

/** The texts of one language: a file of their own, loaded when somebody reads that language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const file = await FILES[locale]();
  return file.default;
}

const FILES: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('#locales/en.json', { with: { type: 'json' } }),
  fr: () => import('#locales/fr-ch.json', { with: { type: 'json' } }),
  de: () => import('#locales/de-ch.json', { with: { type: 'json' } }),
  it: () => import('#locales/it-ch.json', { with: { type: 'json' } }),
};
