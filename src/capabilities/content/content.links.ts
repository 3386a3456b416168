import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { CONTENT_CATEGORIES, type ContentCategory, type ContentKind } from './content.ts';

/** Words of categories in addresses, in the order of `LOCALES`. */
const CATEGORY_WORDS: Readonly<Record<ContentCategory, readonly [string, string, string, string]>> = {
  renting: ['renting', 'louer', 'mieten', 'affittare'],
  buying: ['buying', 'acheter', 'kaufen', 'comprare'],
  selling: ['selling', 'vendre', 'verkaufen', 'vendere'],
  living: ['living', 'habiter', 'wohnen', 'abitare'],
};

/** Parts of the address of an article, or of a list above it. */
export interface ContentAddress {
  category?: ContentCategory | undefined;
  slug?: string | undefined;
}

/** The public address of an article, of its category, or of the start page of its kind. @source docs/reference/addresses.md, "Blog" */
export const contentPath = (kind: ContentKind, { category, slug }: ContentAddress, locale: Locale): string =>
  buildPath(kind, locale, { category: category && CATEGORY_WORDS[category][LOCALES.indexOf(locale)], slug });

/** The category of a word of an address, in any language; null for other words. */
export const categoryOf = (word: string): ContentCategory | null =>
  CONTENT_CATEGORIES.find((category) => CATEGORY_WORDS[category].includes(word.toLowerCase())) ?? null;

/** The address of the Atom feed of a kind in a language. */
export const feedPath = (kind: ContentKind, locale: Locale): string => `/feeds/${kind}/${locale}.xml`;
