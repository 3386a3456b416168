import type { SearchFilter } from '../search.filter.ts';

/** What every group of fields gets: the search being composed, and where a changed one goes. */
export type FilterFieldsProps = { filter: SearchFilter; onFilterChange: (filter: SearchFilter) => void };
