import type { SearchFilter } from '../search.filter.ts';
import type { Facets } from './facet-counts.ts';

/** Makes another search of the one that is being composed by now, which may be newer than the one shown. */
export type FilterChange = (filter: SearchFilter) => SearchFilter;

/** What every group of fields gets: the search being composed, where a change goes, what each choice would leave. */
export type FilterFieldsProps = {
  filter: SearchFilter;
  onFilterChange: (change: FilterChange) => void;
  facets: Facets;
  /** What is wrong with numbers that were written, in words, by their fields. */
  errors?: Partial<Record<keyof SearchFilter, string>> | undefined;
};
