import { EMPTY_FILTER, type SearchFilter } from '#capabilities/search/search.filter.ts';
import type { AlertEntryFragment, SearchInput } from '#generated/operations.ts';
import type { AlertFilter } from '../alert.ts';
import { storedFilterOf } from '../alert-filter.ts';

/** The search of an alert, from its API record. */
export function searchOf(alert: AlertEntryFragment): SearchFilter {
  const fields = Object.fromEntries(
    Object.keys(EMPTY_FILTER).flatMap((name) =>
      name in alert ? [[name, alert[name as keyof AlertEntryFragment]]] : [],
    ),
  );
  return {
    ...EMPTY_FILTER,
    ...fields,
    circles: alert.circles.map(({ center, radius }) => ({ center, radiusKm: radius })),
    polygons: alert.polygons.map(({ points }) => points),
  };
}

/** Input of the mutation that saves a search. */
export const searchInput = (
  filter: AlertFilter,
  values: Pick<SearchInput, 'name' | 'notification' | 'email'>,
): SearchInput => ({ ...(storedFilterOf(filter) as Omit<SearchInput, 'name' | 'notification'>), ...values });

/** Key of a search: equal for two searches with the same filter, whatever their order and page. */
export const searchKey = (filter: AlertFilter): string => JSON.stringify(storedFilterOf(filter));
