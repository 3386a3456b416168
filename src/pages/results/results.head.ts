import { offerPath } from '#capabilities/offers/offer.links.ts';
import { sharedPictureHref } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import { DEFAULT_VIEW } from '#capabilities/search/search.filter.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import { trailData } from '#kit/head/trail-data.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { ResultsData } from './data/results.loader.ts';
import { placeTrail } from './data/results-links.ts';
import { searchTitle } from './data/results-title.ts';

/** Width of the picture shown when a search is shared, pixels. */
const SHARED_PICTURE_PX = 960;

/**
 * Head of a results page. Only the search makes another page, the view does not.
 *
 * @param origin scheme and host, for absolute addresses
 */
export function resultsHead(data: ResultsData, tools: LocaleTools, origin: string): PageHead {
  const { address, places, count, homes } = data;
  const { filter } = address;
  const { text, locale } = tools;
  const found = searchTitle({ ...filter, area: address.view.area }, places, tools);
  const pathOf = (language: Locale): string => searchHref({ filter, view: DEFAULT_VIEW }, places, language);
  const cover = homes.find((home) => home.images.length > 0)?.images[0];
  return pageHead({
    locale,
    title: filter.pageNumber > 1 ? text('results.pageTitle', { title: found, page: filter.pageNumber }) : found,
    description: text('results.description', { found, count }),
    keywords: text('results.keywords', { found }),
    origin,
    paths: Object.fromEntries(LOCALES.map((language) => [language, pathOf(language)])) as Record<Locale, string>,
    image: cover && sharedPictureHref(cover, SHARED_PICTURE_PX),
    structuredData: [
      trailData(placeTrail(data.address.filter, data.places, tools), origin),
      ...(homes.length > 0 ? [listData(data, locale, origin)] : []),
    ],
    hidden: homes.length === 0,
  });
}

/** The homes of this page in their order. @source schema.org/ItemList */
const listData = ({ homes, count }: ResultsData, locale: Locale, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: count,
  itemListElement: homes.map((home, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + offerPath(home, locale),
    name: home.title,
  })),
});
