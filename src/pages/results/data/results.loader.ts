import { notFound, redirect } from '@tanstack/react-router';
import { parseLocationToken } from '#capabilities/locations/location.links.ts';
import { hasPriceBound, type SearchFilter } from '#capabilities/search/search.filter.ts';
import { parseResults, type ResultsAddress } from '#capabilities/search/search.links.ts';
import { offerFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import type { PartWords } from '#capabilities/search/ui/search-parts.ts';
import { type OfferCardFragment, type PlaceChoiceFragment, ResultsDocument } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { type LooserSearch, looserSearches } from './looser-searches.ts';
import { FEW_HOMES, type NeighbourSearch, neighbourSearches } from './neighbours.ts';
import { LAST_PAGE } from './results-pages.ts';
import { shownAs } from './shown-results.ts';

/** The address of a results page as the router reads it. */
export interface ResultsParams {
  lang: Locale;
  offer: string;
  category: string;
  location: string;
}

/** What a results page shows. */
export interface ResultsData {
  address: ResultsAddress;
  places: readonly PlaceChoiceFragment[];
  /** All homes found, not only those of this page. */
  count: number;
  /** Those of them that were found although nobody knows whether their price fits. */
  countWithoutPrice: number;
  homes: readonly OfferCardFragment[];
  /** Of the one agency and the one source that are asked for. */
  names: PartWords;
  /** Places nearby, where few homes are found. */
  neighbours: readonly NeighbourSearch[];
  /** Where to go from a search that finds nothing. */
  waysOn: readonly LooserSearch[];
  /** When it was asked, ISO 8601: server and browser call the same homes new. */
  now: string;
}

/**
 * Reads an address and finds its homes. Wrong words with right ids lead to the right words, for good; a place that
 * does not exist is not found; a page beyond the last has no homes.
 *
 * @param query what decides which homes are found, without question mark
 * @param shown the whole query and the hash: what leads to the right words keeps them
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
    const href = searchHref(shownAs({ address }, shown.query).address, places, params.lang);
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

/** Whether the words mean an offer type and places; which ones exist, only the database knows. */
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
