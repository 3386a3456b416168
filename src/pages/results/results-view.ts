import type { ResultsView } from '#capabilities/search/search.filter.ts';

/** What says how a search is shown, and nothing about which homes it finds. */
const VIEW_NAMES = ['viewMode', 'map', 'zoom', 'lat', 'lng'] as const satisfies readonly (keyof ResultsView)[];

/**
 * The part of a query that decides which homes are found: what only says how they are shown is left out, so that moving
 * the map of a drawn search does not ask for its list again.
 */
export function foundBy(query: string): string {
  const kept = new URLSearchParams(query);
  for (const name of VIEW_NAMES) kept.delete(name);
  return kept.toString();
}

/** Whether a query has the map beside the list; it is there unless the visitor put it away. */
export const hasMap = (query: string): boolean => new URLSearchParams(query).get('map') !== 'false';
