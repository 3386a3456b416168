import type { FilterFacetsFragment } from '#generated/operations.ts';
import { bitsOf } from '#kernel/bits.ts';

/** What is known of the choices of a search. */
export interface Facets {
  /** Null while nothing is known, or where nothing could be learnt. */
  found: FilterFacetsFragment | null;
  /** Numbers are on their way; those there are belong to an earlier search. */
  isAsking: boolean;
}

type Choices = FilterFacetsFragment['facets'];

/** How many homes something would leave: null while that is on its way, undefined where it could not be learnt. */
export type ExpectedCount = number | null | undefined;

/** One number of the choices. */
export function facetCount({ found, isAsking }: Facets, pick: (choices: Choices) => number): ExpectedCount {
  if (found !== null) return pick(found.facets);
  return isAsking ? null : undefined;
}

type CountName = 'categories' | 'subCategories' | 'features' | 'floors' | 'added';

/** The number of each choice of one kind, by its value; a pair such as apartment/house has both. */
export function facetCounts(facets: Facets, name: CountName): (value: number) => ExpectedCount {
  const counts = new Map(facets.found?.facets[name].map(({ value, count }) => [value, count]));
  const sum = (value: number): number => bitsOf(value).reduce((all, bit) => all + (counts.get(bit) ?? 0), 0);
  return (value) => facetCount(facets, () => counts.get(value) ?? sum(value));
}

/** Homes with so many rooms; null on a side without bound. */
export function roomsCount(facets: Facets, min: number | null, max: number | null): ExpectedCount {
  const isBetween = (rooms: number): boolean => rooms >= (min ?? 0) && rooms <= (max ?? Infinity);
  return facetCount(facets, ({ rooms }) =>
    rooms.reduce((sum, { value, count }) => sum + (isBetween(value) ? count : 0), 0),
  );
}

/** Words with their number behind, for lists that hold text only: `Last 7 days (12)`. */
export const countedLabel = (label: string, count: ExpectedCount, number: (value: number) => string): string =>
  count === null || count === undefined ? label : `${label} (${number(count)})`;
