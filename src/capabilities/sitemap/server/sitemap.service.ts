import { locationToken } from '#capabilities/locations/location.links.ts';
import { offerPath } from '#capabilities/offers/offer.links.ts';
import { OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { EMPTY_FILTER } from '#capabilities/search/search.filter.ts';
import { resultsPath } from '#capabilities/search/search.links.ts';
import { areasWithHomes } from '#capabilities/search/server/homes/areas-with-homes.service.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import type { Db } from '#platform/db/db.ts';
import { heapBytes } from '#platform/memory/heap-bytes.ts';
import { type SitemapFile, sitemapPath } from '../sitemap.links.ts';
import { RecentValues } from './recent-values.ts';
import { type ListedPlace, listFileStarts, listListings, listPlacesWithHomes } from './sitemap.queries.ts';
import { type OriginlessXml, type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Sources of the sitemaps. */
export interface SitemapSources {
  db: Db;
  now(): Date;
  /** Paths of the pages without parameters, in one language; in the same order in every language. */
  pagePaths(locale: Locale): readonly string[];
  /** Most listings of one file. */
  listingsPerFile: number;
}

/** The sitemaps of the product, each cached for `SITEMAP_CACHE_S`. */
export interface Sitemaps {
  /** The index of all files, by language and kind. */
  index(): Promise<OriginlessXml>;
  /** One file, or null for a number beyond the last. */
  file(file: SitemapFile): Promise<OriginlessXml | null>;
}

/** Cache lifetime of a sitemap, in seconds. */
export const SITEMAP_CACHE_S = 600;

/** Cache size for files of all languages, in bytes; a full file takes some 7 MB. */
const FILES_BYTES = 32 * 1_048_576;
const MARK_BYTES = 8;
/** Cache size for the first ids of files, in bytes: one number per file. */
const STARTS_BYTES = 65_536;
/** Listings in one step; between two steps other requests run. */
const LISTINGS_PER_STEP = 5_000;

/** Cache of files by path. */
export const cachedSitemaps = (cacheMs: number): RecentValues<OriginlessXml> =>
  new RecentValues<OriginlessXml>({
    cacheMs,
    bytes: FILES_BYTES,
    // The parts are slices of one text, which has a placeholder between two of them.
    sizeOf: (parts) => heapBytes(parts) + MARK_BYTES * parts.length,
  });

/** Sitemaps of the public homes. */
export function createSitemaps(sources: SitemapSources): Sitemaps {
  const { db, listingsPerFile } = sources;
  const cacheMs = SITEMAP_CACHE_S * 1000;
  const starts = new RecentValues<readonly number[]>({ cacheMs, bytes: STARTS_BYTES, sizeOf: heapBytes });
  const files = cachedSitemaps(cacheMs);
  const nowMs = (): number => sources.now().getTime();
  const fileStarts = () => starts.get('listings', nowMs(), () => listFileStarts(db, listingsPerFile));
  return {
    index: async () => sitemapIndexXml(allFiles((await fileStarts()).length).map(sitemapPath)),
    file: async (file) => {
      const [from, before = null] = (await fileStarts()).slice(file.number - 1);
      if (file.kind === 'listings' && from === undefined) return null;
      const range = { from: from ?? 0, before };
      return files.get(sitemapPath(file), nowMs(), async () => sitemapXml(await entriesOf(file, range, sources)));
    },
  };
}

const allFiles = (listingFiles: number): SitemapFile[] =>
  LOCALES.flatMap((locale): SitemapFile[] => [
    { locale, kind: 'pages', number: 1 },
    { locale, kind: 'places-rent', number: 1 },
    { locale, kind: 'places-buy', number: 1 },
    ...Array.from({ length: listingFiles }, (_, index) => ({ locale, kind: 'listings' as const, number: index + 1 })),
  ]);

/** Ids from `from` to before `before`; null means to the end. */
interface IdRange {
  from: number;
  before: number | null;
}

async function entriesOf(
  { kind, locale }: SitemapFile,
  range: IdRange,
  { db, pagePaths }: SitemapSources,
): Promise<SitemapEntry[]> {
  switch (kind) {
    case 'pages':
      return pagePaths(locale).map((path, index) => ({
        path,
        paths: inEveryLanguage((each) => pagePaths(each)[index] ?? path),
      }));
    case 'places-rent':
      return placeEntries(db, OfferType.Rent, locale);
    case 'places-buy':
      return placeEntries(db, OfferType.Sell, locale);
    case 'listings':
      return listingEntries(db, range, locale);
  }
}

async function placeEntries(db: Db, offerType: SearchableOfferType, locale: Locale): Promise<SitemapEntry[]> {
  const areaIds = await areasWithHomes(db, offerType);
  const places = await listPlacesWithHomes(db, offerType, areaIds);
  return places.map((place) => {
    const paths = inEveryLanguage((each) => placePath(place, offerType, each));
    return { path: paths[locale], paths };
  });
}

const placePath = (place: ListedPlace, offerType: SearchableOfferType, locale: Locale): string =>
  resultsPath({ ...EMPTY_FILTER, offerType, locationIds: [place.id] }, locale, locationToken(place));

/** Entries of listings, without translations: five URLs for each listing would be too much for one file. */
async function listingEntries(db: Db, { from, before }: IdRange, locale: Locale): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let next: number | null = from; next !== null; ) {
    const listings = await listListings(db, { from: next, before }, LISTINGS_PER_STEP);
    for (const each of listings) entries.push({ path: offerPath(each, locale), lastModified: each.updatedAt });
    const last = listings.at(-1);
    next = last && listings.length === LISTINGS_PER_STEP ? last.id + 1 : null;
  }
  return entries;
}

const inEveryLanguage = (pathIn: (locale: Locale) => string): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, pathIn(locale)])) as Record<Locale, string>;
