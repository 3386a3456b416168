import { isLocale, type Locale } from '#kernel/locale.ts';

/** What a sitemap file lists; `places` are results pages of cantons and municipalities. */
export type SitemapKind = 'pages' | 'places-rent' | 'places-buy' | 'listings';

/** One sitemap file. Only listings are many enough for several; all others have the number 1. */
export interface SitemapFile {
  locale: Locale;
  kind: SitemapKind;
  /** From 1. */
  number: number;
}

/** The list of all sitemap files. */
export const SITEMAP_INDEX_PATH = '/sitemap.xml';

/** `/sitemaps/fr/pages.xml`, `/sitemaps/fr/listings-2.xml`. */
export const sitemapPath = ({ locale, kind, number }: SitemapFile): string =>
  `/sitemaps/${locale}/${kind === 'listings' ? `${kind}-${number}` : kind}.xml`;

/** Reads the two last segments of such an address; null when it names no file. Whether that many exist is not checked. */
export function parseSitemapPath(locale: string, file: string): SitemapFile | null {
  if (!isLocale(locale)) return null;
  const [, single, digits] = /^(?:(pages|places-rent|places-buy)|listings-([1-9]\d{0,5}))\.xml$/.exec(file) ?? [];
  if (digits) return { locale, kind: 'listings', number: Number(digits) };
  return single ? { locale, kind: single as SitemapKind, number: 1 } : null;
}
