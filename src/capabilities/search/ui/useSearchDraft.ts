import { useMemo, useState } from 'react';
import type { SearchableOfferType } from '#capabilities/offers/offer.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { EMPTY_FILTER } from '../search.filter.ts';
import { type ResultsAddress, switchOfferType } from '../search.links.ts';
import type { FilterChange } from './filter-fields.ts';

/** A search with the places it means. */
export interface PlacedSearch {
  address: ResultsAddress;
  places: readonly PlaceChoiceFragment[];
}

/** How a search that is being composed changes; the same functions as long as it is composed. */
export interface DraftChanges {
  changeFilter: (change: FilterChange) => void;
  /** Turns to homes to rent or to buy; what the one asked for and the other does not know is dropped. */
  changeOfferType: (offerType: SearchableOfferType) => void;
  changePlaces: (places: readonly PlaceChoiceFragment[]) => void;
}

/** A search being composed: nothing of it shows until it is applied. */
export interface SearchDraft extends PlacedSearch, DraftChanges {
  /** Told that the search as composed by now was asked for: what is changed until it is shown goes on. */
  onApplied: () => void;
}

/**
 * A draft that begins as the search shown. It survives closing what it is composed in, and being applied; it begins anew
 * when another search is shown.
 */
export function useSearchDraft(shown: PlacedSearch): SearchDraft {
  const shownKey = keyOf(shown);
  const [base, setBase] = useState(shownKey);
  const [appliedKey, setAppliedKey] = useState<string | null>(null);
  const [draft, setDraft] = useState(shown);
  const changes = useMemo(() => draftChanges(setDraft), []);
  if (base !== shownKey) {
    setBase(shownKey);
    setAppliedKey(null);
    if (shownKey !== appliedKey) setDraft(shown);
  }
  return { ...draft, ...changes, onApplied: () => setAppliedKey(keyOf(draft)) };
}

const keyOf = ({ address }: PlacedSearch): string => JSON.stringify(address);

function draftChanges(change: (change: (draft: PlacedSearch) => PlacedSearch) => void): DraftChanges {
  return {
    changeFilter: (next) =>
      change(({ address, places }) => ({
        address: { ...address, filter: { ...next(address.filter), pageNumber: 1 } },
        places,
      })),
    changeOfferType: (offerType) =>
      change(({ address, places }) => ({ address: switchOfferType(address, offerType), places })),
    changePlaces: (places) => change(({ address }) => ({ address: inPlaces(address, places), places })),
  };
}

function inPlaces({ filter, view }: ResultsAddress, places: readonly PlaceChoiceFragment[]): ResultsAddress {
  const maxDistance = places.length > 0 ? filter.maxDistance : null;
  // Shapes would win over the places just chosen.
  const { polygons, rectangles, circles } = EMPTY_FILTER;
  const where = { locationIds: places.map((place) => place.id), maxDistance, polygons, rectangles, circles };
  return {
    filter: { ...filter, ...where, pageNumber: 1 },
    view: { ...view, zoom: null, lat: null, lng: null, area: false },
  };
}
