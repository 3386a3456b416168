import type { NamedCountFragment } from '#generated/operations.ts';
import type { SearchFilter } from '../../search.filter.ts';
import type { Facets } from '../facet-counts.ts';
import { withAdvertiser } from '../search-changes.ts';
import { useFilterFacets } from './useFilterFacets.ts';

/** Typed length from which agencies with that name are queried, as the few with most homes may not include it. */
const SHORTEST_NAME = 2;

/** Agencies with homes that match, those with most homes first; while the visitor types, those whose name matches. */
export function useAgencyFacets(
  filter: SearchFilter,
  query: string,
  facets: Facets,
): { list: readonly NamedCountFragment[] | null; isAsking: boolean } {
  const name = query.trim();
  const isTyped = name.length >= SHORTEST_NAME;
  const named = useFilterFacets(isTyped ? withAdvertiser(filter, { agencyName: name }) : null, null);
  const { found, isAsking } = isTyped ? named : facets;
  return { list: (found ?? facets.found)?.facets.agencies ?? null, isAsking };
}
