import { inPlaces } from '#capabilities/locations/ui/place-names.ts';
import { Category } from '#capabilities/offers/offer.ts';
import type { SearchFilter } from '#capabilities/search/search.filter.ts';
import type { ResultsAddress } from '#capabilities/search/search.links.ts';
import { countFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { withCategory, withoutFilters } from '#capabilities/search/ui/search-changes.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { type SearchPart, searchParts } from '#capabilities/search/ui/search-parts.ts';
import {
  LooserCountsDocument,
  type LooserCountsQueryVariables,
  type OfferFilter,
  type PlaceChoiceFragment,
} from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { type CheapestMatch, cheapestMatch } from './cheapest-match.ts';
import { cantonOf } from './results-places.ts';

/** A search with one criterion less, and the number of its results. */
export interface LooserSearch {
  label: string;
  href: string;
  count: number;
}

interface Candidate {
  label: string;
  filter: SearchFilter;
  places: readonly PlaceChoiceFragment[];
  /** Whether it is the search without one of its filters. */
  isFilter?: boolean;
}

interface Where {
  places: readonly PlaceChoiceFragment[];
  tools: LocaleTools;
}

const FIELDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
/** As many as two operations count. */
const MOST_COUNTED = 2 * FIELDS.length;
/** Most ways on that are shown. */
const MOST_SHOWN = 8;

/**
 * Searches with results where this one has none: with a highest price that reaches the cheapest home, then those with most results, with
 * one criterion less, or, if that is not enough, with two.
 */
export async function looserSearches(
  { filter, view }: ResultsAddress,
  places: readonly PlaceChoiceFragment[],
  tools: LocaleTools,
): Promise<LooserSearch[]> {
  const parts = searchParts(filter, tools);
  const [single, nearest] = await Promise.all([
    countAll(singleCandidates(filter, parts, { places, tools })),
    cheapestMatch(filter).then((match) => countAll(match ? [cheapestCandidate(match, { places, tools })] : [])),
  ]);
  const isOneReason = single.some(({ count, isFilter }) => isFilter && count > 0);
  const pairs = isOneReason ? [] : await countAll(pairCandidates(parts, { places, tools }));
  const found = [...single, ...pairs].filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return [...nearest, ...found].slice(0, MOST_SHOWN).map(({ label, filter: looser, places: where, count }) => ({
    label,
    href: searchHref({ filter: looser, view }, where, tools.locale),
    count,
  }));
}

const cheapestCandidate = ({ filter, price }: CheapestMatch, { places, tools }: Where): Candidate => ({
  label: tools.text('results.cheapest', { price: tools.money(price, 'CHF') }),
  filter,
  places,
});

/** The whole canton, the whole country, every kind of home, the search without any filter, and without each of them. */
function singleCandidates(filter: SearchFilter, parts: readonly SearchPart[], { places, tools }: Where): Candidate[] {
  const elsewhere = (where: readonly PlaceChoiceFragment[]): Candidate => ({
    label: tools.text('results.elsewhere', { where: inPlaces(where, tools) }),
    filter: { ...filter, locationIds: where.map((place) => place.id), maxDistance: null, pageNumber: 1 },
    places: where,
  });
  const [place] = places;
  const canton = place && places.length === 1 ? cantonOf(place) : null;
  const isOneKind = filter.category === Category.Apartment || filter.category === Category.House;
  const anyKind = tools.text('results.instead', { kind: tools.text(`offer.categories.${Category.ApartmentHouse}`) });
  return [
    ...(canton ? [elsewhere([canton])] : []),
    ...(places.length > 0 ? [elsewhere([])] : []),
    ...(isOneKind ? [{ label: anyKind, filter: withCategory(filter, Category.ApartmentHouse), places }] : []),
    ...(parts.length > 1 ? [{ label: tools.text('results.unfiltered'), filter: withoutFilters(filter), places }] : []),
    ...parts.map(({ label, without }) => ({
      label: tools.text('results.without', { filter: label }),
      filter: without,
      places,
      isFilter: true,
    })),
  ];
}

/** The search without each two of its filters, as many as are counted: sixty filters have 1,770 pairs. */
function pairCandidates(parts: readonly SearchPart[], { places, tools }: Where): Candidate[] {
  const pairs: Candidate[] = [];
  for (const [index, first] of parts.entries()) {
    if (pairs.length >= MOST_COUNTED) break;
    const others = new Map(searchParts(first.without, tools).map((part) => [part.label, part]));
    for (const second of parts.slice(index + 1)) {
      const both = others.get(second.label);
      const label = tools.text('results.both', { first: first.label, second: second.label });
      if (both) pairs.push({ label: tools.text('results.without', { filter: label }), filter: both.without, places });
    }
  }
  return pairs;
}

/** The number of homes of each candidate, of the first ones only. */
async function countAll(candidates: readonly Candidate[]): Promise<(Candidate & { count: number })[]> {
  const asked = candidates.slice(0, MOST_COUNTED);
  const questions = asked.map((candidate) => countFilterInput(candidate.filter));
  const batches = [questions.slice(0, FIELDS.length), questions.slice(FIELDS.length)];
  const counts = (await Promise.all(batches.map(countBatch))).flat();
  return asked.map((candidate, index) => ({ ...candidate, count: counts[index] ?? 0 }));
}

/** Counts up to eight searches in one operation; the fields left over repeat the first. */
async function countBatch(filters: readonly OfferFilter[]): Promise<number[]> {
  const [first] = filters;
  if (first === undefined) return [];
  const variables = Object.fromEntries(FIELDS.map((field, index) => [field, filters[index] ?? first]));
  const counts = await execute(LooserCountsDocument, variables as LooserCountsQueryVariables);
  return FIELDS.slice(0, filters.length).map((field) => counts[field].totalRecords);
}
