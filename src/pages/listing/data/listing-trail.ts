import { LocationType } from '#capabilities/locations/location.ts';
import { isAreaId } from '#capabilities/locations/location-id.ts';
import { placeName } from '#capabilities/locations/ui/place-names.ts';
import { type Category, OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { DEFAULT_VIEW, EMPTY_FILTER } from '#capabilities/search/search.filter.ts';
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
}

/** The address of all homes of a kind in a place. */
export function homesHref({ offerType, category, place }: HomesLink, locale: Locale): string {
  const filter = {
    ...EMPTY_FILTER,
    offerType: offerType as SearchableOfferType,
    category: category as Category,
    locationIds: place ? [place.id] : [],
  };
  return searchHref({ filter, view: DEFAULT_VIEW }, place ? [place] : [], locale);
}

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
        label: placeName(place, tools.locale),
        href: homesHref({ ...linkParts, place }, tools.locale),
      })),
    { label: title },
  ];
}
