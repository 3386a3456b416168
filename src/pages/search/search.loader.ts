import { redirect } from '@tanstack/react-router';
import type { ResultsAddress } from '#capabilities/search/search.links.ts';
import { countFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { EDIT_FIELD, parseSearchForm } from '#capabilities/search/ui/search-form.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { type FilterFacetsFragment, type PlaceChoiceFragment, PlainSearchDocument } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';

/** A search to be changed. */
export interface SearchPageData {
  address: ResultsAddress;
  places: readonly PlaceChoiceFragment[];
  count: number;
  /** What each choice would leave. */
  facets: FilterFacetsFragment;
  /** What was typed as a place and is none. */
  unknownPlace: string | null;
}

/**
 * Follows a form that was sent to the results it asks for; shows it again when it names a place nobody knows, or when
 * somebody came to change a search.
 *
 * @param query what the form sent, without question mark
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
