import type { Locale } from '#kernel/locale.ts';
import { type ResultsAddress, resultsHref } from '../search.links.ts';

/** A place and its token in addresses. */
export interface LinkedPlace {
  id: number;
  value: string;
}

/**
 * The address of a search whose places are known.
 *
 * @param places at least those of the filter
 * @throws RangeError when the only place of the filter is not among them
 */
export function searchHref(address: ResultsAddress, places: readonly LinkedPlace[], locale: Locale): string {
  const place = places.find(({ id }) => id === address.filter.locationIds[0]);
  return resultsHref(address, locale, place?.value ?? '');
}

/** The same search on another page. */
export const onPage = ({ filter, view }: ResultsAddress, pageNumber: number): ResultsAddress => ({
  filter: { ...filter, pageNumber },
  view,
});
