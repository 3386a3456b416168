import type { formatToParts } from 'intl-messageformat';
import type { Locale } from '#kernel/locale.ts';
import type { MessagePart } from './message-parts.ts';

/** One text: as it stands in `locales/`, or parsed already by the build (`tools/vite/compiled-messages.ts`). */
export type Message = string | Parameters<typeof formatToParts>[0];

/** Texts of one language by id. */
export type Messages = Readonly<Record<string, Message>>;

/**
 * The texts of one language: a file of their own, loaded when somebody reads that language. In browsers it lacks those
 * of parts that nobody has named yet; there is one object per language, and further parts are added to it.
 */
export async function loadMessages(locale: Locale, parts: readonly MessagePart[] = []): Promise<Messages> {
  const { default: messages, parts: files } = await FILES[locale]();
  if (files) {
    const arrived = await Promise.all(parts.map((part) => files[part]()));
    Object.assign(messages, ...arrived.map((file) => file.default));
  }
  return messages;
}

type LanguageFile = {
  default: Messages;
  /** Of a language cut into parts: how each is fetched. Elsewhere all texts are there at once. */
  parts?: Readonly<Record<MessagePart, () => Promise<{ default: Messages }>>>;
};

const FILES: Record<Locale, () => Promise<LanguageFile>> = {
  en: () => import('#locales/en.json', { with: { type: 'json' } }),
  fr: () => import('#locales/fr-ch.json', { with: { type: 'json' } }),
  de: () => import('#locales/de-ch.json', { with: { type: 'json' } }),
  it: () => import('#locales/it-ch.json', { with: { type: 'json' } }),
};
