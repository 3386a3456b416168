import type { SearchFilter } from '../search.filter.ts';
import type { Facets } from './facet-counts.ts';

/** Derives another search from the present draft, which may be newer than the search shown. */
export type FilterChange = (filter: SearchFilter) => SearchFilter;

/** Props of every group of fields: the draft, a callback for changes, counts of the choices. */
export type FilterFieldsProps = {
  filter: SearchFilter;
  onFilterChange: (change: FilterChange) => void;
  facets: Facets;
  /** Error texts for typed numbers, by field. */
  errors?: Partial<Record<keyof SearchFilter, string>> | undefined;
};
