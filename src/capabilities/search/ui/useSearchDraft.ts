import { useState } from 'react';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import type { SearchFilter } from '../search.filter.ts';
import type { ResultsAddress } from '../search.links.ts';

/** A search with the places it means. */
export interface PlacedSearch {
  address: ResultsAddress;
  places: readonly PlaceChoiceFragment[];
}

/** A search being composed: nothing of it shows until it is applied. */
export interface SearchDraft extends PlacedSearch {
  changeFilter: (filter: SearchFilter) => void;
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
  const change = (filter: Partial<SearchFilter>, newPlaces = places): void =>
    setDraft({ address: { ...address, filter: { ...address.filter, ...filter, pageNumber: 1 } }, places: newPlaces });
  return {
    address,
    places,
    changeFilter: change,
    changePlaces: (newPlaces) => {
      const maxDistance = newPlaces.length > 0 ? address.filter.maxDistance : null;
      change({ locationIds: newPlaces.map((place) => place.id), maxDistance }, newPlaces);
    },
  };
}
