import type { ResultsView } from '#capabilities/search/search.filter.ts';
import { parseResults } from '#capabilities/search/search.links.ts';

/** Data of a search in the view of the address. */
export function withViewOf<Data extends { address: { view: ResultsView } }>(data: Data, query: string): Data {
  return { ...data, address: { ...data.address, view: parseResults({}, query).view } };
}
