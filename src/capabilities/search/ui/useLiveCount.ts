import { OffersCountDocument } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { SearchFilter } from '../search.filter.ts';
import { countSearchKey } from './offer-filter-input.ts';
import { queryCache } from './query-cache.ts';
import { useDebouncedQuery } from './useDebouncedQuery.ts';

/** A search whose number of homes is known. */
export interface CountedSearch {
  filter: SearchFilter;
  count: number;
}

/** Number of homes that a search finds; null when the query failed. */
export interface LiveCount {
  count: number | null;
  /** The number still belongs to an earlier search. */
  isCounting: boolean;
}

const counts = queryCache(async (queryKey) => {
  const { offersCount } = await execute(OffersCountDocument, { filter: JSON.parse(queryKey) });
  return offersCount.totalRecords;
});

/** Counts the homes of a search while it is composed. */
export function useLiveCount(filter: SearchFilter, known: CountedSearch): LiveCount {
  const shown = { queryKey: countSearchKey(known.filter), value: known.count };
  const { value, isAsking } = useDebouncedQuery(countSearchKey(filter), counts, shown);
  return { count: value, isCounting: isAsking };
}
