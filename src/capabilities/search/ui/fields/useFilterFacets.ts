import { useMemo } from 'react';
import { FilterFacetsDocument, type FilterFacetsFragment } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { SearchFilter } from '../../search.filter.ts';
import type { Facets } from '../facet-counts.ts';
import { countSearchKey } from '../offer-filter-input.ts';
import { queryCache } from '../query-cache.ts';
import { useDebouncedQuery } from '../useDebouncedQuery.ts';

/** A search with the counts of its choices. */
export interface FacetedSearch {
  filter: SearchFilter;
  facets: FilterFacetsFragment;
}

const facets = queryCache(async (queryKey) => {
  const { coords } = await execute(FilterFacetsDocument, { filter: JSON.parse(queryKey) });
  return coords;
});

/**
 * Counts of every choice of the search being composed.
 *
 * @param filter null while no choices are shown: then no query is sent
 * @param known counts that the server rendered with the page
 */
export function useFilterFacets(filter: SearchFilter | null, known: FacetedSearch | null): Facets {
  const shown = known && { queryKey: countSearchKey(known.filter), value: known.facets };
  const { value, isAsking } = useDebouncedQuery(filter && countSearchKey(filter), facets, shown);
  return useMemo(() => ({ found: value, isAsking }), [value, isAsking]);
}
