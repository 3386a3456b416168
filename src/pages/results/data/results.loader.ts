import { notFound, redirect } from '@tanstack/react-router';
import { parseLocationToken } from '#capabilities/locations/location.links.ts';
import { hasPriceBound, type SearchFilter } from '#capabilities/search/search.filter.ts';
import { parseResults, type ResultsAddress } from '#capabilities/search/search.links.ts';
import { offerFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import type { PartNames } from '#capabilities/search/ui/search-parts.ts';
import { type OfferCardFragment, type PlaceChoiceFragment, ResultsDocument } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { type LooserSearch, looserSearches } from './looser-searches.ts';
import { FEW_HOMES, type NeighbourSearch, neighbourSearches } from './neighbours.ts';
import { LAST_PAGE } from './results-pages.ts';
import { withViewOf } from './shown-results.ts';

/** The address of a results page as the router reads it. */
export interface ResultsParams {
  lang: Locale;
  offer: string;
  category: string;
  location: string;
}

/** The content of a card, and of a row, which has room for the beginning of the description. */
export type FoundHome = OfferCardFragment & { excerpt: string };

/** Data of a results page. */
export interface ResultsData {
  address: ResultsAddress;
  places: readonly PlaceChoiceFragment[];
  /** All homes found, not only those of this page. */
  count: number;
  /** Number of results whose price is not stated, so that it may or may not fit. */
  countWithoutPrice: number;
  homes: readonly FoundHome[];
  /** Names of the one agency and the one source in the filter. */
  names: PartNames;
  /** Places nearby, if there are few results. */
  neighbours: readonly NeighbourSearch[];
  /** Ways on from a search without results. */
  waysOn: readonly LooserSearch[];
  /** When the page was requested, ISO 8601: server and browser call the same homes new. */
  now: string;
}

/**
 * Reads an address and finds its homes. Wrong words with right ids redirect permanently to the right words; an unknown place is not
 * found; a page beyond the last has no homes.
 *
 * @param query the part that decides the results, without question mark
 * @param shown the whole query and the hash, which a redirect to the right words keeps
 */
export async function loadResults(
  params: ResultsParams,
  { query, shown }: { query: string; shown: { query: string; hash: string } },
  tools: LocaleTools,
): Promise<ResultsData> {
  if (!isResultsPath(params)) throw notFound();
  const asked = parseResults(params, query);
  const { places, ...found } = await findHomes(asked.filter, params.lang);
  if (places.length === 0 && asked.filter.locationIds.length > 0) throw notFound();
  const locationIds = places.map((place) => place.id);
  const address = { filter: { ...asked.filter, locationIds }, view: asked.view };
  if (searchHref(address, places, params.lang).split('?')[0] !== pathOf(params)) {
    const href = searchHref(withViewOf({ address }, shown.query).address, places, params.lang);
    throw redirect({ href: shown.hash === '' ? href : `${href}#${shown.hash}`, statusCode: 301 });
  }
  const { count } = found;
  const [waysOn, neighbours] = await Promise.all([
    count === 0 ? looserSearches(address, places, tools) : [],
    count < FEW_HOMES && places.length === 1 ? neighbourSearches(address, tools) : [],
  ]);
  return { address, places, ...found, waysOn, neighbours, now: new Date().toISOString() };
}

type WordedParams = ResultsParams & { offer: 'rent' | 'buy' };

/** Whether the words name an offer type and places; only the database decides which ones exist. */
const isResultsPath = (params: ResultsParams): params is WordedParams =>
  (params.offer === 'rent' || params.offer === 'buy') &&
  (parseLocationToken(params.location) !== null || params.location.endsWith(',ch'));

const pathOf = ({ lang, offer, category, location }: WordedParams): string =>
  buildPath('results', lang, { offer, category, location });

async function findHomes(filter: SearchFilter, locale: Locale) {
  const isBeyondReach = filter.pageNumber > LAST_PAGE;
  const asked = isBeyondReach ? { ...filter, pageNumber: LAST_PAGE } : filter;
  const { coords } = await execute(ResultsDocument, {
    filter: offerFilterInput(asked),
    locale,
    isOfOneSource: filter.sourceType !== null,
    hasPriceBound: hasPriceBound(filter),
  });
  const [first] = coords.result;
  return {
    count: coords.count,
    countWithoutPrice: coords.countWithoutPrice ?? 0,
    places: coords.locations,
    homes: isBeyondReach ? [] : coords.result,
    names: { agency: first?.contactInfo.agencyName ?? null, source: first?.source?.name ?? null },
  };
}
