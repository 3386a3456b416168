import { notFound, redirect } from '@tanstack/react-router';
import { parseLocationToken } from '#capabilities/locations/location.links.ts';
import { type SearchFilter, SortOrder } from '#capabilities/search/search.filter.ts';
import { parseResults, type ResultsAddress } from '#capabilities/search/search.links.ts';
import { offerFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import type { PartWords } from '#capabilities/search/ui/search-parts.ts';
import {
  type OfferCardFragment,
  type OfferReasonFragment,
  type PlaceChoiceFragment,
  ResultsDocument,
} from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { type LooserSearch, looserSearches } from './looser-searches.ts';
import { FEW_HOMES, type NeighbourSearch, neighbourSearches } from './neighbours.ts';
import { LAST_PAGE } from './results-pages.ts';

/** The address of a results page as the router reads it. */
export interface ResultsParams {
  lang: Locale;
  offer: string;
  category: string;
  location: string;
}

/** A home of the list; why it is here, where the list is the recommended one. */
export type ResultsHome = OfferCardFragment & Partial<OfferReasonFragment>;

/** What a results page shows. */
export interface ResultsData {
  address: ResultsAddress;
  places: readonly PlaceChoiceFragment[];
  /** All homes found, not only those of this page. */
  count: number;
  homes: readonly ResultsHome[];
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
 * @param query of the address, without question mark
 */
export async function loadResults(params: ResultsParams, query: string, tools: LocaleTools): Promise<ResultsData> {
  if (!isResultsPath(params)) throw notFound();
  const asked = parseResults(params, query);
  const { count, homes, places, names } = await findHomes(asked.filter, params.lang);
  if (places.length === 0 && asked.filter.locationIds.length > 0) throw notFound();
  const locationIds = places.map((place) => place.id);
  const address = { filter: { ...asked.filter, locationIds }, view: asked.view };
  const href = searchHref(address, places, params.lang);
  if (href.split('?')[0] !== pathOf(params)) throw redirect({ href, statusCode: 301 });
  const [waysOn, neighbours] = await Promise.all([
    count === 0 ? looserSearches(address, places, tools) : [],
    count < FEW_HOMES && places.length === 1 ? neighbourSearches(address, tools) : [],
  ]);
  return { address, places, count, homes, names, waysOn, neighbours, now: new Date().toISOString() };
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
    isRecommended: filter.order === SortOrder.Recommended,
    isOfOneSource: filter.sourceType !== null,
  });
  const [first] = coords.result;
  return {
    count: coords.count,
    places: coords.locations,
    homes: isBeyondReach ? [] : coords.result,
    names: { agency: first?.contactInfo.agencyName ?? null, source: first?.source?.name ?? null },
  };
}
