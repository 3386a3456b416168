import { lazy, type ReactNode, Suspense, useState } from 'react';
import { MAP_SETTINGS_PATH, mapStylePath } from '#capabilities/locations/map.links.ts';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MAP_CONTROL } from '#kit/map/control-boxes.ts';
import { MapCanvas, type MapFault } from '#kit/map/MapCanvas.tsx';
import { MapShapes } from '#kit/map/MapShapes.tsx';
import { MapZoomButtons } from '#kit/map/MapZoomButtons.tsx';
import type { MapCamera } from '#kit/map/map-view.ts';
import { useMapScheme } from '#kit/map/useMapScheme.ts';
import { useMapStyle } from '#kit/map/useMapStyle.ts';
import type { SearchFilter } from '../../search.filter.ts';
import type { PlacedSearch } from '../useSearchDraft.ts';
import { MapDrawButton } from './MapDrawButton.tsx';
import { MapFailed } from './MapFailed.tsx';
import { MapHomePins } from './MapHomePins.tsx';
import { MapMoves } from './MapMoves.tsx';
import { MapStatus } from './MapStatus.tsx';
import { isDrawn, placeRings, rangeRings, searchCamera, shapeRings } from './map-search.ts';
import { type MapCells, useMapCells } from './useMapCells.ts';
import { type MapList, useMapList } from './useMapList.ts';
import { type MapSearch, useMapSearch } from './useMapSearch.ts';

const MapDrawing = lazy(async () => ({ default: (await import('./MapDrawing.tsx')).MapDrawing }));

/** Homes of a pin that somebody opened: at one point, or in a few small cells. */
export interface OpenedHomes {
  cells: readonly string[];
  count: number;
  filter: SearchFilter;
}

type SearchMapProps = {
  /** The search shown and how many homes it found. */
  shown: PlacedSearch & { count: number };
  /** Homes looked at before. */
  seenIds: ReadonlySet<number>;
  /** What is shown of the homes somebody opened; null when none are open. */
  renderHomes: (opened: OpenedHomes | null, close: () => void) => ReactNode;
  /** The way back to the list alone. */
  leave: ReactNode;
};

/**
 * The map of a search. Homes come from the same questions as those of the list: whoever may not see one there does not
 * see it here.
 */
export function SearchMap({ shown, seenIds, renderHomes, leave }: SearchMapProps) {
  const { text, locale } = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<MapFault | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const [opened, setOpened] = useState<OpenedHomes | null>(null);
  const search = useMapSearch(shown);
  const list = useMapList(shown.address.filter);
  const cells = useMapCells(search.asked.filter, search.view, attempt);
  const loaded = useMapStyle(MAP_SETTINGS_PATH, mapStylePath(useMapScheme(), locale), attempt);
  const camera = useKept(searchCamera(search.standpoint, list?.places ?? null));
  const retry = (): void => {
    setAttempt(attempt + 1);
    setFault(null);
  };

  if (fault === 'noWebgl' || loaded === 'failed' || loaded === null || camera === null) {
    return (
      <>
        <MapInstead fault={fault} isFailed={loaded === 'failed'} onRetry={retry} />
        <div className="absolute top-3 left-3">{leave}</div>
      </>
    );
  }
  return (
    <MapCanvas
      label={text('search.map.title')}
      style={loaded.style}
      camera={camera}
      // Whoever draws moves the map to reach for the next corner, not to search elsewhere.
      onView={(view, isByVisitor) => search.onView(view, isByVisitor && !isDrawing)}
      onFault={(newFault) => setFault(newFault)}
    >
      {isDrawing ? (
        <Suspense fallback={null}>
          <MapDrawing search={search} count={shown.count} onLeave={() => setIsDrawing(false)} />
        </Suspense>
      ) : (
        <>
          <ShownAreas search={search} list={list} />
          <Homes
            cells={cells}
            list={list}
            seenIds={seenIds}
            search={search}
            openedKeys={opened?.cells ?? NONE_OPENED}
            onOpen={setOpened}
          />
          <div className="pointer-events-none absolute inset-0 flex flex-col gap-3 p-3">
            <div className="flex items-start justify-between gap-2">
              <div {...MAP_CONTROL} className="flex flex-wrap items-center gap-2 *:pointer-events-auto">
                {leave}
                <MapDrawButton isDrawn={isDrawn(search.asked)} onDraw={() => setIsDrawing(true)} />
                {!isDrawn(search.asked) && <MapMoves search={search} />}
              </div>
              <MapZoomButtons />
            </div>
            <div className="flex min-h-0 flex-1 flex-col items-center justify-end gap-3 pb-7">
              <MapStatus cells={cells} hasTileFault={fault === 'tiles'} onRetry={retry} />
              {renderHomes(opened, () => setOpened(null))}
            </div>
          </div>
        </>
      )}
    </MapCanvas>
  );
}

function MapInstead({ fault, isFailed, onRetry }: { fault: MapFault | null; isFailed: boolean; onRetry: () => void }) {
  if (fault === 'noWebgl') return <MapFailed reason="noWebgl" onRetry={onRetry} />;
  return isFailed ? <MapFailed reason="failed" onRetry={onRetry} /> : <Skeleton className="absolute inset-0" />;
}

function ShownAreas({ search: { asked }, list }: { search: MapSearch; list: MapList | null }) {
  const { known, round } = placeRings(asked.filter, list?.places ?? []);
  return (
    <>
      {isDrawn(asked) && <MapShapes look="area" rings={shapeRings(asked.filter)} />}
      <MapShapes look="boundary" rings={known} />
      <MapShapes look="range" rings={[...round, ...rangeRings(asked.filter, list?.places ?? [])]} />
    </>
  );
}

type HomesProps = {
  cells: MapCells;
  list: MapList | null;
  seenIds: ReadonlySet<number>;
  search: MapSearch;
  openedKeys: readonly string[];
  onOpen: (opened: OpenedHomes) => void;
};

const NO_HOMES: MapList['homes'] = [];
const NONE_OPENED: readonly string[] = [];

function Homes({ cells: { found }, list, seenIds, search, openedKeys, onOpen }: HomesProps) {
  if (found === null || search.view === null) return null;
  const { filter } = search.asked;
  return (
    <MapHomePins
      found={found}
      view={search.view}
      homes={list?.homes ?? NO_HOMES}
      seenIds={seenIds}
      openedKeys={openedKeys}
      onOpen={({ cells, count }) =>
        onOpen({
          cells: cells.map(({ key }) => key),
          count,
          filter: isDrawn(search.asked) ? filter : { ...filter, rectangles: [] },
        })
      }
    />
  );
}

/** The last camera there was: while the next one is not known, the map stays. */
function useKept(camera: MapCamera | null): MapCamera | null {
  const [kept, setKept] = useState(camera);
  if (camera !== null && JSON.stringify(camera) !== JSON.stringify(kept)) setKept(camera);
  return camera ?? kept;
}
