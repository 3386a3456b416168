import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { MapView, ViewCause } from '#kit/map/map-view.ts';
import { followsMap, type Shapes } from '../../../search.filter.ts';
import type { ResultsAddress } from '../../../search.links.ts';
import { searchHref } from '../../search-href.ts';
import type { PlacedSearch } from '../../useSearchDraft.ts';
import { drawnSearch, movedSearch } from './map-search.ts';
import { afterRequest, afterShowing, isDue, markTrailSent, queryOf, startTrail } from './map-trail.ts';

/** Pause after a move before the page follows, milliseconds. */
const PAUSE_MS = 400;

/** A search that follows its map. */
export interface MapSearch {
  /** The search of the map: the one shown, or the next one, pending. */
  asked: ResultsAddress;
  /** The search that gives the map its camera. */
  standpoint: ResultsAddress;
  /** Visible part of the map; null before it has loaded. */
  view: MapView | null;
  /** Whether map moves update the search. */
  searchesMoves: boolean;
  chooseMoves: (searches: boolean) => void;
  /** Whether the homes belong to another part of the map than the visible one. */
  isAside: boolean;
  searchHere: () => void;
  searchShapes: (shapes: Shapes) => void;
  onView: (view: MapView, cause: ViewCause) => void;
}

/**
 * The search shown, following its map: after a pause the page navigates to the visible part, in the same history entry and without
 * scrolling. However fast the map is moved, the last area wins.
 *
 * @source docs/reference/search.md, "Map"
 */
export function useMapSearch(shown: PlacedSearch): MapSearch {
  const [trail, setTrail] = useState(() => startTrail(shown.address));
  const [view, setView] = useState<MapView | null>(null);
  const [isAside, setIsAside] = useState(false);
  const [searchesMoves, setSearchesMoves] = useState(movesSearch);
  if (trail.shown !== queryOf(shown.address)) {
    const arrived = afterShowing(trail, shown.address);
    setTrail(arrived);
    if (arrived.asked !== trail.asked) setIsAside(false);
  }
  const goTo = useSearchNavigation(shown);

  const asked = queryOf(trail.asked);
  const lead = useEffectEvent(() => {
    goTo(trail.asked, 'replace');
    setTrail(markTrailSent);
  });
  const isWaiting = isDue(trail);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another area begins another pause
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(lead, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, asked]);

  const search = (current: MapView, searches: boolean): void => {
    setTrail((last) => afterRequest(last, movedSearch(last.asked, current, searches)));
    setIsAside(!searches);
  };
  return {
    asked: trail.asked,
    standpoint: trail.standpoint,
    view,
    searchesMoves,
    chooseMoves: (searches) => {
      chooseMovesSearch(searches);
      setSearchesMoves(searches);
      if (searches && isAside && view) search(view, true);
    },
    isAside,
    searchHere: () => {
      if (view) search(view, true);
    },
    searchShapes: (shapes) => goTo(drawnSearch(trail.asked, shapes), 'push'),
    onView: (next, cause) => {
      setView(next);
      const { filter, view: withViewOf } = trail.asked;
      // Uncovering more of a map that is searched extends the search to it.
      if (cause === 'visitor' || (cause === 'uncovering' && followsMap(filter, withViewOf)))
        search(next, searchesMoves);
    },
  };
}

function useSearchNavigation({ places }: PlacedSearch) {
  const router = useRouter();
  const { locale } = useLocale();
  return (address: ResultsAddress, how: 'push' | 'replace'): void => {
    const { hash } = router.latestLocation;
    const href = searchHref(address, places, locale) + (hash && `#${hash}`);
    void router.navigate({ href, replace: how === 'replace', resetScroll: false, hashScrollIntoView: false });
  };
}

const KEY = `${BRAND.storagePrefix}map_moves`;

/** Whether map moves update the search; stored on this device, on by default. */
function movesSearch(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'false';
  } catch {
    return true;
  }
}

/** Stores the choice where the browser allows. */
function chooseMovesSearch(searches: boolean): void {
  try {
    localStorage.setItem(KEY, String(searches));
  } catch {
    // Without storage the choice lasts for this page only.
  }
}
