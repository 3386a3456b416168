import { inPlaces } from '#capabilities/locations/ui/place-names.ts';
import type { SearchFilter } from '#capabilities/search/search.filter.ts';
import type { ResultsAddress } from '#capabilities/search/search.links.ts';
import { countFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { withoutWishes } from '#capabilities/search/ui/search-changes.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { searchParts } from '#capabilities/search/ui/search-parts.ts';
import {
  LooserCountsDocument,
  type LooserCountsQueryVariables,
  type OfferFilter,
  type PlaceChoiceFragment,
} from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { cantonOf } from './results-places.ts';

/** A search with one wish less, and how many homes it finds. */
export interface LooserSearch {
  label: string;
  href: string;
  count: number;
}

interface Candidate {
  label: string;
  filter: SearchFilter;
  places: readonly PlaceChoiceFragment[];
}

const FIELDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

/** Searches that find something where this one finds nothing, those that find most first. */
export async function looserSearches(
  { filter, view }: ResultsAddress,
  places: readonly PlaceChoiceFragment[],
  tools: LocaleTools,
): Promise<LooserSearch[]> {
  const candidates = candidatesOf(filter, places, tools).slice(0, FIELDS.length);
  const counts = await countAll(candidates.map((candidate) => countFilterInput(candidate.filter)));
  return candidates
    .map((candidate, index) => ({
      label: candidate.label,
      href: searchHref({ filter: candidate.filter, view }, candidate.places, tools.locale),
      count: counts[index] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** The whole canton, the whole country, the search without any of its wishes, and without each of them. */
function candidatesOf(filter: SearchFilter, places: readonly PlaceChoiceFragment[], tools: LocaleTools): Candidate[] {
  const elsewhere = (where: readonly PlaceChoiceFragment[]): Candidate => ({
    label: tools.text('results.elsewhere', { where: inPlaces(where, tools) }),
    filter: { ...filter, locationIds: where.map((place) => place.id), maxDistance: null, pageNumber: 1 },
    places: where,
  });
  const wishes = searchParts(filter, tools);
  const [place] = places;
  const canton = place && places.length === 1 ? cantonOf(place) : null;
  return [
    ...(canton ? [elsewhere([canton])] : []),
    ...(places.length > 0 ? [elsewhere([])] : []),
    ...(wishes.length > 1 ? [{ label: tools.text('results.unfiltered'), filter: withoutWishes(filter), places }] : []),
    ...wishes.map(({ label, without }) => ({
      label: tools.text('results.without', { wish: label }),
      filter: without,
      places,
    })),
  ];
}

/** Counts up to eight searches in one operation; the fields left over repeat the first. */
async function countAll(filters: readonly OfferFilter[]): Promise<number[]> {
  const [first] = filters;
  if (first === undefined) return [];
  const variables = Object.fromEntries(FIELDS.map((field, index) => [field, filters[index] ?? first]));
  const counts = await execute(LooserCountsDocument, variables as LooserCountsQueryVariables);
  return FIELDS.map((field) => counts[field].totalRecords);
}
