import type { ResultsView } from '#capabilities/search/search.filter.ts';

/** Parameters that change the view of a search, and not its results. */
const VIEW_NAMES = ['viewMode', 'map', 'zoom', 'lat', 'lng'] as const satisfies readonly (keyof ResultsView)[];

/**
 * The part of a query that decides the results. Parameters of the view are left out, so that moving the map of a drawn search does not
 * fetch its list again.
 */
export function resultsKey(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of VIEW_NAMES) params.delete(name);
  return params.toString();
}

/** Whether a query has the map beside the list; it is there unless the visitor closed it. */
export const hasMap = (query: string): boolean => new URLSearchParams(query).get('map') !== 'false';
