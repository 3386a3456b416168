import { liesAbroad } from '#capabilities/locations/canton.ts';
import { LocationType } from '#capabilities/locations/location.ts';
import { trailName } from '#capabilities/locations/ui/place-names.ts';
import { OfferType } from '#capabilities/offers/offer.ts';
import { DEFAULT_VIEW, EMPTY_FILTER, type SearchFilter } from '#capabilities/search/search.filter.ts';
import { searchCategories } from '#capabilities/search/ui/search-changes.ts';
import { type LinkedPlace, searchHref } from '#capabilities/search/ui/search-href.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { cantonOf } from './results-places.ts';
import { searchTitle } from './results-title.ts';

/** A label with its target. */
export interface ResultsLink {
  label: string;
  href: string;
}

type Kind = Pick<SearchFilter, 'offerType' | 'category'>;

/** Breadcrumbs from the country down to the searched places; the last one is this page. Those of places abroad begin at their own country. */
export function placeTrail(
  kind: Kind,
  places: readonly (PlaceChoiceFragment & { town?: (LinkedPlace & { name: string }) | null })[],
  tools: LocaleTools,
): { label: string; href?: string }[] {
  const [place] = places;
  const country = { label: tools.text('location.country') };
  if (place === undefined) return [country];
  const countryLink = places.every(liesAbroad) ? [] : [{ ...country, href: plainHref(kind, [], tools) }];
  if (places.length > 1)
    return [...countryLink, { label: tools.text('results.severalPlaces', { count: places.length }) }];
  const canton = cantonOf(place);
  const here = { label: trailName(place, tools) };
  if (canton === null) return [...countryLink, here];
  const cantonLink = { label: trailName(canton, tools), href: plainHref(kind, [canton], tools) };
  const { town } = place;
  const townLink = town ? [{ label: town.name, href: plainHref(kind, [town], tools) }] : [];
  return [...countryLink, cantonLink, ...townLink, here];
}

/** The same place for other kinds of homes, to rent and to buy, and this kind in the whole canton. */
export function relatedSearches(
  { offerType, category }: Kind,
  places: readonly PlaceChoiceFragment[],
  tools: LocaleTools,
): ResultsLink[] {
  const link = (kind: Kind, where: readonly PlaceChoiceFragment[]): ResultsLink => ({
    label: searchTitle(kind, where, tools),
    href: plainHref(kind, where, tools),
  });
  const otherType = offerType === OfferType.Rent ? OfferType.Sell : OfferType.Rent;
  const isSoldToo = searchCategories(otherType).includes(category);
  const [place] = places;
  const canton = place && places.length === 1 && place.type !== LocationType.Region ? cantonOf(place) : null;
  return [
    ...(isSoldToo ? [link({ offerType: otherType, category }, places)] : []),
    ...searchCategories(offerType)
      .filter((other) => other !== category)
      .map((other) => link({ offerType, category: other }, places)),
    ...(canton ? [link({ offerType, category }, [canton])] : []),
  ];
}

/** A search for a kind of home in some places, and nothing else. */
function plainHref({ offerType, category }: Kind, places: readonly LinkedPlace[], { locale }: LocaleTools): string {
  const filter = { ...EMPTY_FILTER, offerType, category, locationIds: places.map((place) => place.id) };
  return searchHref({ filter, view: DEFAULT_VIEW }, places, locale);
}
