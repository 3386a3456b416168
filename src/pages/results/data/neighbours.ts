import { placeName } from '#capabilities/locations/ui/place-names.ts';
import type { ResultsAddress } from '#capabilities/search/search.links.ts';
import { countFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { NeighboursDocument } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** The same search in a place nearby. */
export interface NeighbourSearch {
  label: string;
  href: string;
  count: number;
}

/** Number of homes below which places nearby are offered. @source docs/reference/search.md, "Few homes" */
export const FEW_HOMES = 12;

/** The same search in places near the searched one, nearest first, with results there. */
export async function neighbourSearches(
  { filter, view }: ResultsAddress,
  { locale }: LocaleTools,
): Promise<NeighbourSearch[]> {
  const { coords } = await execute(NeighboursDocument, { filter: countFilterInput(filter), locale });
  return coords.neighbours.map(({ location, count }) => {
    const there = { ...filter, locationIds: [location.id], maxDistance: null, pageNumber: 1 };
    const elsewhere = { ...view, zoom: null, lat: null, lng: null };
    return {
      label: placeName(location, locale),
      href: searchHref({ filter: there, view: elsewhere }, [location], locale),
      count,
    };
  });
}
