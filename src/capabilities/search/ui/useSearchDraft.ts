import { useState } from 'react';
import type { SearchableOfferType } from '#capabilities/offers/offer.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { EMPTY_FILTER, type SearchFilter } from '../search.filter.ts';
import { type ResultsAddress, switchOfferType } from '../search.links.ts';

/** A search with the places it means. */
export interface PlacedSearch {
  address: ResultsAddress;
  places: readonly PlaceChoiceFragment[];
}

/** A search being composed: nothing of it shows until it is applied. */
export interface SearchDraft extends PlacedSearch {
  changeFilter: (filter: SearchFilter) => void;
  /** Turns to homes to rent or to buy; what the one asked for and the other does not know is dropped. */
  changeOfferType: (offerType: SearchableOfferType) => void;
  changePlaces: (places: readonly PlaceChoiceFragment[]) => void;
}

/**
 * A draft that begins as the search shown. It survives closing what it is composed in, and begins anew when another
 * search is shown.
 */
export function useSearchDraft(shown: PlacedSearch): SearchDraft {
  const shownKey = JSON.stringify(shown.address);
  const [base, setBase] = useState(shownKey);
  const [draft, setDraft] = useState(shown);
  if (base !== shownKey) {
    setBase(shownKey);
    setDraft(shown);
  }
  const { address, places } = base === shownKey ? draft : shown;
  const change = (filter: SearchFilter): void =>
    setDraft({ address: { ...address, filter: { ...filter, pageNumber: 1 } }, places });
  return {
    address,
    places,
    changeFilter: change,
    changeOfferType: (offerType) => setDraft({ address: switchOfferType(address, offerType), places }),
    changePlaces: (newPlaces) => {
      const maxDistance = newPlaces.length > 0 ? address.filter.maxDistance : null;
      // Shapes would win over the places just chosen.
      const { polygons, rectangles, circles } = EMPTY_FILTER;
      const where = { locationIds: newPlaces.map((place) => place.id), maxDistance, polygons, rectangles, circles };
      const view = { ...address.view, zoom: null, lat: null, lng: null, area: false };
      setDraft({ address: { filter: { ...address.filter, ...where, pageNumber: 1 }, view }, places: newPlaces });
    },
  };
}
