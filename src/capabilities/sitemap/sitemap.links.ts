import { isLocale, type Locale } from '#kernel/locale.ts';

/** Content of a sitemap file; `places` are results pages of cantons and municipalities. */
export type SitemapKind = 'pages' | 'places-rent' | 'places-buy' | 'listings';

/** A sitemap file. Only listings have several files; all other kinds have number 1. */
export interface SitemapFile {
  locale: Locale;
  kind: SitemapKind;
  /** Number of the file, from 1. */
  number: number;
}

/** Path of the index of all sitemap files. */
export const SITEMAP_INDEX_PATH = '/sitemap.xml';

/** Path of a sitemap file, such as `/sitemaps/fr/pages.xml` or `/sitemaps/fr/listings-2.xml`. */
export const sitemapPath = ({ locale, kind, number }: SitemapFile): string =>
  `/sitemaps/${locale}/${kind === 'listings' ? `${kind}-${number}` : kind}.xml`;

/** Parses the last two segments of a sitemap path; null for another path. It does not check whether the file exists. */
export function parseSitemapPath(locale: string, file: string): SitemapFile | null {
  if (!isLocale(locale)) return null;
  const [, single, digits] = /^(?:(pages|places-rent|places-buy)|listings-([1-9]\d{0,5}))\.xml$/.exec(file) ?? [];
  if (digits) return { locale, kind: 'listings', number: Number(digits) };
  return single ? { locale, kind: single as SitemapKind, number: 1 } : null;
}
