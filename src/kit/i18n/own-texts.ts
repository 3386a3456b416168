import type { Locale } from '#kernel/locale.ts';
import type { Messages } from './message.ts';
import type { PagePart } from './message-parts.ts';

/** The module that a browser is sent, as for the texts of the build. */
type OwnTextsFile = { default: Messages };

/** A part of the texts that pages have. */
type ShownPart = 'base' | PagePart;

/** The parts that hold texts of the installation, by language; `version` changes with any of them. */
export interface OwnTextsIndex {
  version: string;
  parts: Readonly<Partial<Record<Locale, readonly string[]>>>;
}

/** Name of the `<meta>` that announces texts of the installation; a page without it has none. */
export const OWN_TEXTS_META = 'own-texts';

/** Address of the installation's texts of a part. */
export const ownTextsUrl = ({ version }: OwnTextsIndex, locale: Locale, part: string): string =>
  `/texts/${locale}/${part}.${version}.js`;

/** On the server: all texts of the installation. */
let ofServer: Readonly<Partial<Record<Locale, Messages>>> = {};

/** Sets the texts of the installation for the server's pages. */
export function setOwnTexts(texts: Readonly<Partial<Record<Locale, Messages>>>): void {
  ofServer = texts;
}

const mergedByOwn = new WeakMap<Messages, Messages>();

/** On the server: the product's texts, replaced by those of the installation; always the same object, so that its tools stay cached. */
export function mergedTexts(messages: Messages, [own]: readonly Messages[]): Messages {
  if (!own) return messages;
  const merged = mergedByOwn.get(own) ?? { ...messages, ...own };
  mergedByOwn.set(own, merged);
  return merged;
}

/**
 * The texts of this installation that replace those of the product.
 *
 * @throws Error when the server does not send them: a page in two wordings would differ from what the server sent
 */
export async function ownTexts(locale: Locale, parts: readonly PagePart[]): Promise<Messages[]> {
  if (import.meta.env.SSR) return [ofServer[locale] ?? []].flat();
  const index = indexOfDocument();
  if (!index) return [];
  const changed = (['base', ...parts] as ShownPart[]).filter((part) => index.parts[locale]?.includes(part));
  const files = await Promise.all(
    changed.map((part): Promise<OwnTextsFile> => import(/* @vite-ignore */ ownTextsUrl(index, locale, part))),
  );
  return files.map((file) => file.default);
}

/** The index that the document holds. */
function indexOfDocument(): OwnTextsIndex | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name=${OWN_TEXTS_META}]`)?.content;
  return content ? (JSON.parse(content) as OwnTextsIndex) : null;
}
