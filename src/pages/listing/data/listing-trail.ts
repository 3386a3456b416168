import { LocationType } from '#capabilities/locations/location.ts';
import { isAreaId } from '#capabilities/locations/location-id.ts';
import { trailName } from '#capabilities/locations/ui/place-names.ts';
import { type Category, OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { DEFAULT_VIEW, EMPTY_FILTER, type SearchFilter } from '#capabilities/search/search.filter.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import type { ListingQuery, PlaceChoiceFragment } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Breadcrumb } from '#kit/design/navigation/Breadcrumbs.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Parts of a link to all homes of a kind in a place; without a place the whole country. */
export interface HomesLink {
  offerType: number;
  category: number;
  place: PlaceChoiceFragment | null;
  /** Widens the place, in kilometres. */
  maxDistance?: number;
}

/** The search for all homes of a kind in a place. */
export const homesFilter = ({ offerType, category, place, maxDistance }: HomesLink): SearchFilter => ({
  ...EMPTY_FILTER,
  offerType: offerType as SearchableOfferType,
  category: category as Category,
  locationIds: place ? [place.id] : [],
  maxDistance: place && maxDistance !== undefined ? maxDistance : null,
});

/** The address of all homes of a kind in a place. */
export const homesHref = (link: HomesLink, locale: Locale): string =>
  searchHref({ filter: homesFilter(link), view: DEFAULT_VIEW }, link.place ? [link.place] : [], locale);

/** The breadcrumbs from all homes of its kind over canton, municipality and quarters to a listing. */
export function listingTrail(
  listing: NonNullable<ListingQuery['offer']>,
  title: string,
  tools: LocaleTools,
): Breadcrumb[] {
  const { offerType, category, places } = listing;
  const linkParts = { offerType, category, place: null };
  return [
    {
      label: tools.text(offerType === OfferType.Rent ? 'header.rent' : 'header.buy'),
      href: homesHref(linkParts, tools.locale),
    },
    ...places
      .filter((place) => place.type !== LocationType.Zone || isAreaId(place.id))
      .map((place) => ({
        label: trailName(place, tools),
        href: homesHref({ ...linkParts, place }, tools.locale),
      })),
    { label: title },
  ];
}
