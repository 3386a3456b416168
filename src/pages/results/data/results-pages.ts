import { PAGE_SIZE, SEARCH_LIMITS } from '#capabilities/search/search.filter.ts';

/** The last page that can be requested. @source docs/reference/limits.md, "Lists" */
export const LAST_PAGE = Math.floor(SEARCH_LIMITS.offset / PAGE_SIZE) + 1;

/** The number of pages that can be requested. */
export const pageCountOf = (count: number): number => Math.min(LAST_PAGE, Math.ceil(count / PAGE_SIZE));
