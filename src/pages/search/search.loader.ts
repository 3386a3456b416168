import { redirect } from '@tanstack/react-router';
import type { ResultsAddress } from '#capabilities/search/search.links.ts';
import { countFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { EDIT_FIELD, parseSearchForm } from '#capabilities/search/ui/search-form.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { type FilterFacetsFragment, type PlaceChoiceFragment, PlainSearchDocument } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';

/** A search in the form. */
export interface SearchPageData {
  address: ResultsAddress;
  places: readonly PlaceChoiceFragment[];
  count: number;
  /** The number of homes after each choice. */
  facets: FilterFacetsFragment;
  /** The typed text if it is no known place. */
  unknownPlace: string | null;
}

/**
 * Redirects a submitted form to its results. It shows the form again for an unknown place, or for a visitor who came to change a
 * search.
 *
 * @param query fields of the form, without question mark
 */
export async function loadSearch(locale: Locale, query: string): Promise<SearchPageData> {
  const form = new URLSearchParams(query);
  const { address, placeText } = parseSearchForm(form);
  const filter = countFilterInput(address.filter);
  const { coords, locations } = await execute(PlainSearchDocument, { filter, placeText, locale });
  const meant = placeText === '' ? [] : locations;
  const unknownPlace = placeText !== '' && meant.length === 0 ? placeText : null;
  const places = [...new Map([...coords.locations, ...meant].map((place) => [place.id, place])).values()];
  const locationIds = places.map((place) => place.id);
  const search = { filter: { ...address.filter, locationIds }, view: address.view };
  const isToBeFollowed = form.size > 0 && !form.has(EDIT_FIELD[0]) && unknownPlace === null;
  if (isToBeFollowed) throw redirect({ href: searchHref(search, places, locale), statusCode: 302 });
  const { count, facets, priceHistogram } = coords;
  return { address: search, places, count, facets: { facets, priceHistogram }, unknownPlace };
}
