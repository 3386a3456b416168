import type { Locale } from '#kernel/locale.ts';
import type { PagePart } from './message-parts.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** One text: as it stands in `locales/`, or parsed already (`tools/vite/compiled-messages.ts`). */
export type Message = string | ParsedMessage;

/** Texts of one language by id. */
export type Messages = Readonly<Record<string, Message>>;

/**
 * The texts of one language, loaded when somebody reads that language. In browsers they lack those of parts that nobody
 * has named yet; there is one object per language, and further parts are added to it.
 */
export async function loadMessages(locale: Locale, parts: readonly PagePart[] = []): Promise<Messages> {
  const { default: messages, parts: files } = await FILES[locale]();
  if (files) {
    const arrived = await Promise.all(parts.map((part) => files[part]()));
    Object.assign(messages, ...arrived.map((file) => file.default));
  }
  return messages;
}

type LanguageFile = {
  default: Messages;
  /** In browsers: how each part is fetched. Elsewhere all texts are there at once. */
  parts?: Readonly<Record<PagePart, () => Promise<{ default: Messages }>>>;
};

/** What every page needs; `tools/vite/compiled-messages.ts` adds the other parts, in browsers the ways to them. */
const FILES: Record<Locale, () => Promise<LanguageFile>> = {
  en: () => import('#locales/base/en.json'),
  fr: () => import('#locales/base/fr-ch.json'),
  de: () => import('#locales/base/de-ch.json'),
  it: () => import('#locales/base/it-ch.json'),
};
