import type { Locale } from '#kernel/locale.ts';
import type { Messages } from './message.ts';
import type { PagePart } from './message-parts.ts';
import { mergedTexts, ownTexts } from './own-texts.ts';

/**
 * The texts of one language, loaded when somebody reads that language. In browsers they lack those of parts that nobody
 * has named yet; there is one object per language, and further parts are added to it. Texts of the installation stand in place
 * of the product's.
 */
export async function loadMessages(locale: Locale, parts: readonly PagePart[] = []): Promise<Messages> {
  const [{ default: messages, parts: files }, own] = await Promise.all([FILES[locale](), ownTexts(locale, parts)]);
  if (import.meta.env.SSR) return mergedTexts(messages, own);
  const arrived = files ? await Promise.all(parts.map((part) => files[part]())) : [];
  return Object.assign(messages, ...arrived.map((file) => file.default), ...own);
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
