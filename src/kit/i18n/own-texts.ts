import type { Locale } from '#kernel/locale.ts';
import type { Messages } from './message.ts';
import type { PagePart } from './message-parts.ts';

/** What a browser is sent: a module, as for the texts that the build makes. */
type OwnTextsFile = { default: Messages };

/** A part of the texts that pages have. */
type ShownPart = 'base' | PagePart;

/** Which parts hold texts of the installation, by language; `version` changes with any of them. */
export interface OwnTextsIndex {
  version: string;
  parts: Readonly<Partial<Record<Locale, readonly string[]>>>;
}

/** Name of the `<meta>` by which a page tells the browser of texts of the installation; without any it has none. */
export const OWN_TEXTS_META = 'own-texts';

/** Where a browser finds the installation's texts of a part. */
export const ownTextsUrl = ({ version }: OwnTextsIndex, locale: Locale, part: string): string =>
  `/texts/${locale}/${part}.${version}.js`;

/** On the server: all texts of the installation. */
let ofServer: Readonly<Partial<Record<Locale, Messages>>> = {};

/** Tells the server's pages the texts of the installation. */
export function setOwnTexts(texts: Readonly<Partial<Record<Locale, Messages>>>): void {
  ofServer = texts;
}

const mergedByOwn = new WeakMap<Messages, Messages>();

/** On the server: the product's texts with those of the installation in their place; one object, so that it keeps its tools. */
export function mergedTexts(messages: Messages, [own]: readonly Messages[]): Messages {
  if (!own) return messages;
  const merged = mergedByOwn.get(own) ?? { ...messages, ...own };
  mergedByOwn.set(own, merged);
  return merged;
}

/**
 * The texts that this installation says in place of the product's.
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

/** What the document says of them. */
function indexOfDocument(): OwnTextsIndex | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name=${OWN_TEXTS_META}]`)?.content;
  return content ? (JSON.parse(content) as OwnTextsIndex) : null;
}
