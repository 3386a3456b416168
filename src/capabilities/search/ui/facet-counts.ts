import type { FilterFacetsFragment } from '#generated/operations.ts';
import { bitsOf } from '#kernel/bits.ts';

/** Counts of the choices of a search. */
export interface Facets {
  /** Null before the first answer, and where the query failed. */
  found: FilterFacetsFragment | null;
  /** A newer answer is pending; the present numbers belong to an earlier search. */
  isAsking: boolean;
}

type Choices = FilterFacetsFragment['facets'];

/** Number of homes that a choice would leave: null while pending, undefined where the query failed. */
export type ExpectedCount = number | null | undefined;

/** One number from the counts. */
export function facetCount({ found, isAsking }: Facets, pick: (choices: Choices) => number): ExpectedCount {
  if (found !== null) return pick(found.facets);
  return isAsking ? null : undefined;
}

type CountName = 'categories' | 'subCategories' | 'features' | 'floors' | 'added';

/** The number of each choice of one kind, by its value; a pair such as apartment/house has the sum. */
export function facetCounts(facets: Facets, name: CountName): (value: number) => ExpectedCount {
  const counts = new Map(facets.found?.facets[name].map(({ value, count }) => [value, count]));
  const sum = (value: number): number => bitsOf(value).reduce((all, bit) => all + (counts.get(bit) ?? 0), 0);
  return (value) => facetCount(facets, () => counts.get(value) ?? sum(value));
}

/** Homes within a range of rooms; null on a side without bound. */
export function roomsCount(facets: Facets, min: number | null, max: number | null): ExpectedCount {
  const isBetween = (rooms: number): boolean => rooms >= (min ?? 0) && rooms <= (max ?? Infinity);
  return facetCount(facets, ({ rooms }) =>
    rooms.reduce((sum, { value, count }) => sum + (isBetween(value) ? count : 0), 0),
  );
}

/** A label followed by its number, for lists that hold text only: `Last 7 days (12)`. */
export const countedLabel = (label: string, count: ExpectedCount, number: (value: number) => string): string =>
  count === null || count === undefined ? label : `${label} (${number(count)})`;
