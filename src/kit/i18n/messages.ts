import type { Locale } from '#kernel/locale.ts';
import type { Messages } from './message.ts';
import type { PagePart } from './message-parts.ts';
import { mergedTexts, ownTexts } from './own-texts.ts';

/**
 * The texts of one language, loaded when a reader uses it. Browsers hold one object per language, to which parts are added when they are
 * needed.
 *
 * Texts of the installation replace those of the product.
 */
export async function loadMessages(locale: Locale, parts: readonly PagePart[] = []): Promise<Messages> {
  const [{ default: messages, parts: files }, own] = await Promise.all([FILES[locale](), ownTexts(locale, parts)]);
  if (import.meta.env.SSR) return mergedTexts(messages, own);
  const arrived = files ? await Promise.all(parts.map((part) => files[part]())) : [];
  return Object.assign(messages, ...arrived.map((file) => file.default), ...own);
}

type LanguageFile = {
  default: Messages;
  /** In browsers: the loader of each part. Elsewhere all texts are present at once. */
  parts?: Readonly<Record<PagePart, () => Promise<{ default: Messages }>>>;
};

/** The texts of every page; `tools/vite/compiled-messages.ts` adds the other parts, in browsers their loaders. */
const FILES: Record<Locale, () => Promise<LanguageFile>> = {
  en: () => import('#locales/base/en.json'),
  fr: () => import('#locales/base/fr-ch.json'),
  de: () => import('#locales/base/de-ch.json'),
  it: () => import('#locales/base/it-ch.json'),
};
