import { useMemo, useState } from 'react';
import type { SearchableOfferType } from '#capabilities/offers/offer.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { EMPTY_FILTER } from '../search.filter.ts';
import { type ResultsAddress, switchOfferType } from '../search.links.ts';
import type { FilterChange } from './filter-fields.ts';

/** A search with its places. */
export interface PlacedSearch {
  address: ResultsAddress;
  places: readonly PlaceChoiceFragment[];
}

/** Functions that change the draft of a search; stable for the life of the draft. */
export interface DraftChanges {
  changeFilter: (change: FilterChange) => void;
  /** Switches between rent and buy; fields that the new offer type does not have are dropped. */
  changeOfferType: (offerType: SearchableOfferType) => void;
  changePlaces: (places: readonly PlaceChoiceFragment[]) => void;
}

/** Draft of a search: it takes effect when it is applied. */
export interface SearchDraft extends PlacedSearch, DraftChanges {
  /** Called when the draft is applied: changes made before its results are shown remain in the draft. */
  onApplied: () => void;
}

/**
 * A draft that starts as the search shown. It survives closing its panel and being applied; it starts over when another search is
 * shown.
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
