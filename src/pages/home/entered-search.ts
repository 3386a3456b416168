import { OfferType } from '#capabilities/offers/offer.ts';
import { DEFAULT_VIEW, EMPTY_FILTER, type SearchFilter } from '#capabilities/search/search.filter.ts';
import { switchOfferType } from '#capabilities/search/search.links.ts';
import { MAX_PRICES } from '#capabilities/search/ui/choices/short-choices.ts';

/** The initial search of the first page: to rent, all over the country. */
export const INITIAL_SEARCH: SearchFilter = { ...EMPTY_FILTER, offerType: OfferType.Rent };

/** The same criteria under rent or buy, by the number of the offer type as a form writes it; a price belongs to one of the two. */
export const withOfferType = (entered: SearchFilter, offerType: string | null): SearchFilter => {
  const type = offerType === String(OfferType.Sell) ? OfferType.Sell : OfferType.Rent;
  return type === entered.offerType ? entered : switchOfferType({ filter: entered, view: DEFAULT_VIEW }, type).filter;
};

/** Criteria in the fields of the form. */
export interface EnteredSearch {
  offerType: string | null;
  maxPrice: string | null;
  minRooms: string | null;
}

/** The entered criteria as a filter; a price that rent or buy does not offer is ignored. */
export function enteredSearchOf({ offerType, maxPrice, minRooms }: EnteredSearch): SearchFilter {
  const entered = withOfferType(INITIAL_SEARCH, offerType);
  const price = numberOrNull(maxPrice);
  const isOffered = price !== null && MAX_PRICES[entered.offerType].includes(price);
  return { ...entered, maxPrice: isOffered ? price : null, minRooms: numberOrNull(minRooms) };
}

/** A choice of a list: a number, or null without a choice. */
export const numberOrNull = (value: string | null): number | null => (value ? Number(value) : null);
