import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { cellFilter } from '#capabilities/search/ui/map/moves/map-search.ts';
import { pointedHomes } from '#capabilities/search/ui/map/pointed-homes.ts';
import type { OpenedHomes } from '#capabilities/search/ui/map/SearchMap.tsx';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsData } from '../data/results.loader.ts';
import { type SheetPosition, sheetPositionAt, storeSheetPosition } from './sheet-position.ts';

/** The initial position of the sheet, and the function that stores it. */
interface SheetMemory {
  begin: Omit<SheetPosition, 'opened'> & { opened: OpenedHomes | null };
  store: (place: Omit<SheetPosition, 'homeId'>) => void;
  /** Handler for the element around the cards: marks the home whose card is tapped, on the map and for a later return. */
  markTapped: (event: MouseEvent) => void;
}

/** Restores the sheet of this search after a return from a listing, and raises the pin of that home. */
export function useSheetPosition({ address, places }: ResultsData): SheetMemory {
  const { locale } = useLocale();
  const href = searchHref(address, places, locale);
  const [begin] = useState(() => {
    const { opened, ...place } = sheetPositionAt(href);
    return { ...place, opened: opened && { ...opened, filter: cellFilter(address) } };
  });
  const [homeId, setHomeId] = useState(begin.homeId);
  const cameFromId = begin.homeId;
  useEffect(() => {
    if (cameFromId !== null) pointedHomes.set({ offerIds: [cameFromId], cellKey: null });
  }, [cameFromId]);
  const store = useCallback<SheetMemory['store']>(
    ({ rest, readPx, opened }) => {
      const stored = opened && { cells: opened.cells, count: opened.count, at: opened.at };
      storeSheetPosition(href, { rest, readPx, homeId, opened: stored });
    },
    [href, homeId],
  );
  const markTapped = ({ target }: MouseEvent): void => {
    const card = (target as Element).closest<HTMLElement>('[data-home]');
    if (card !== null) setHomeId(Number(card.dataset.home));
  };
  return { begin, store, markTapped };
}
