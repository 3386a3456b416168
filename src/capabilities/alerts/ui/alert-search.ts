import { EMPTY_FILTER, type SearchFilter } from '#capabilities/search/search.filter.ts';
import type { AlertEntryFragment, SearchInput } from '#generated/operations.ts';
import type { AlertFilter } from '../alert.ts';
import { storedFilterOf } from '../alert-filter.ts';

/** The search of an alert, as the API tells it. */
export function searchOf(alert: AlertEntryFragment): SearchFilter {
  const told = Object.fromEntries(
    Object.keys(EMPTY_FILTER).flatMap((name) =>
      name in alert ? [[name, alert[name as keyof AlertEntryFragment]]] : [],
    ),
  );
  return {
    ...EMPTY_FILTER,
    ...told,
    circles: alert.circles.map(({ center, radius }) => ({ center, radiusKm: radius })),
    polygons: alert.polygons.map(({ points }) => points),
  };
}

/** What is asked to be saved. */
export const searchInput = (
  filter: AlertFilter,
  said: Pick<SearchInput, 'name' | 'notification' | 'email'>,
): SearchInput => ({ ...(storedFilterOf(filter) as Omit<SearchInput, 'name' | 'notification'>), ...said });

/** A search as a text: equal for searches that find the same homes, whatever their order and page. */
export const questionOf = (filter: AlertFilter): string => JSON.stringify(storedFilterOf(filter));
