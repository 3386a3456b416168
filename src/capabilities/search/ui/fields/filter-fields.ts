import type { SearchFilter } from '../../search.filter.ts';
import type { Facets } from './facet-counts.ts';

/** What every group of fields gets: the search being composed, where a changed one goes, what each choice would leave. */
export type FilterFieldsProps = {
  filter: SearchFilter;
  onFilterChange: (filter: SearchFilter) => void;
  facets: Facets;
  /** What is wrong with numbers that were written, in words, by their fields. */
  errors?: Partial<Record<keyof SearchFilter, string>> | undefined;
};
