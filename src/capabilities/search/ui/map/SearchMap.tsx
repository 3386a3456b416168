import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { MAP_SETTINGS_PATH, mapStylePath } from '#capabilities/locations/map.links.ts';
import type { GeoPoint } from '#kernel/geo.ts';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MAP_CONTROL } from '#kit/map/control-boxes.ts';
import { panIntoView } from '#kit/map/create-map.ts';
import { MapShapes } from '#kit/map/drawing/MapShapes.tsx';
import { MapCanvas, type MapFault } from '#kit/map/MapCanvas.tsx';
import { MapZoomButtons } from '#kit/map/MapZoomButtons.tsx';
import { useMap } from '#kit/map/map-context.ts';
import type { MapCamera, MapInset } from '#kit/map/map-view.ts';
import { useMapScheme } from '#kit/map/style/useMapScheme.ts';
import { useMapStyle } from '#kit/map/style/useMapStyle.ts';
import type { SearchFilter } from '../../search.filter.ts';
import type { PlacedSearch } from '../useSearchDraft.ts';
import { MapDrawButton } from './drawing/MapDrawButton.tsx';
import { MapFailed } from './MapFailed.tsx';
import { MapHomePins } from './MapHomePins.tsx';
import { MapMoves } from './MapMoves.tsx';
import { MapStatus } from './MapStatus.tsx';
import { cellFilter, isDrawn, placeRings, rangeRings, searchCamera, shapeRings } from './moves/map-search.ts';
import { type MapSearch, useMapSearch } from './moves/useMapSearch.ts';
import { type MapCells, useMapCells } from './useMapCells.ts';
import { type MapList, useMapList } from './useMapList.ts';

const MapDrawing = lazy(async () => ({ default: (await import('./drawing/MapDrawing.tsx')).MapDrawing }));

/** Homes of a pin that the visitor opened: at one point, or in a few small cells. */
export interface OpenedHomes {
  cells: readonly string[];
  count: number;
  filter: SearchFilter;
  /** Position of their pin. */
  at: GeoPoint;
}

/** The opened homes of a pin, if any, and a function to open others. */
export type OpenedState = readonly [opened: OpenedHomes | null, open: (opened: OpenedHomes | null) => void];

type SearchMapProps = {
  /** The search shown, the number of homes found, and a version that changes when other homes are hidden. */
  shown: PlacedSearch & { count: number; hiddenVersion?: number };
  /** Homes the visitor has viewed. */
  seenIds: ReadonlySet<number>;
  openedState: OpenedState;
  /** Part of the map that its list of homes covers; null where the list is beside it. */
  covered: MapInset | null;
  /** The link back to the list alone. */
  leave: ReactNode;
  /** Panel over the map for the opened homes. */
  children?: ReactNode;
};

/** The map of a search. Homes come from the same queries as those of the list: a home hidden from the visitor there is hidden here. */
export function SearchMap({ shown, seenIds, openedState, covered, leave, children }: SearchMapProps) {
  const { text, locale } = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<MapFault | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const [opened, setOpened] = openedState;
  const inset = isDrawing || covered === null ? undefined : covered;
  const search = useMapSearch(shown);
  const list = useMapList(shown.address.filter);
  const cells = useMapCells(search.asked.filter, search.view, `${attempt} ${shown.hiddenVersion ?? 0}`);
  const loaded = useMapStyle(MAP_SETTINGS_PATH, mapStylePath(useMapScheme(), locale), attempt);
  const camera = useStoredView(searchCamera(search.standpoint, list?.places ?? null));
  const retry = (): void => {
    setAttempt(attempt + 1);
    setFault(null);
  };

  if (fault === 'noWebgl' || loaded === 'failed' || loaded === null || camera === null) {
    return (
      <div className="absolute inset-0" style={inset}>
        <MapInstead fault={fault} isFailed={loaded === 'failed'} onRetry={retry} />
        <div className="absolute top-3 left-3 flex flex-wrap gap-2">{leave}</div>
      </div>
    );
  }
  return (
    <MapCanvas
      label={text('search.map.title')}
      style={loaded.style}
      stand={{ camera, inset }}
      // While drawing, the map is moved to reach the next corner, not to search elsewhere.
      onView={(view, cause) => search.onView(view, isDrawing ? 'itself' : cause)}
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
          {covered && opened && <InSight point={opened.at} inset={covered} />}
          <div className="pointer-events-none absolute inset-0 flex flex-col gap-3 p-3" style={inset}>
            <div className="flex items-start justify-between gap-2">
              <div {...MAP_CONTROL} className="flex flex-wrap items-center gap-2 *:pointer-events-auto">
                {leave}
                <MapDrawButton isDrawn={isDrawn(search.asked)} onDraw={() => setIsDrawing(true)} />
                {!isDrawn(search.asked) && <MapMoves search={search} />}
              </div>
              <MapZoomButtons />
            </div>
            <div className="flex min-h-0 flex-1 flex-col items-center justify-end gap-3 pb-7">
              <MapStatus
                cells={cells}
                hasTileFault={fault === 'tiles'}
                onRetry={retry}
                isCounted={covered === null && opened === null}
              />
              {children}
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
  return (
    <MapHomePins
      found={found}
      view={search.view}
      homes={list?.homes ?? NO_HOMES}
      seenIds={seenIds}
      openedKeys={openedKeys}
      onOpen={({ cells, count, lat, lng }) =>
        onOpen({
          cells: cells.map(({ key }) => key),
          count,
          at: { lat, lng },
          filter: cellFilter(search.asked),
        })
      }
    />
  );
}

/** Moves the point of an opened pin out from under the panel that covers the map. */
function InSight({ point: { lat, lng }, inset: { left, bottom } }: { point: GeoPoint; inset: MapInset }) {
  const map = useMap();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is covered
  useEffect(() => panIntoView(map, { lat, lng }), [map, lat, lng, left, bottom]);
  return null;
}

/** The last known camera: while the next one is not known, the map stays. */
function useStoredView(camera: MapCamera | null): MapCamera | null {
  const [stored, setStored] = useState(camera);
  if (camera !== null && JSON.stringify(camera) !== JSON.stringify(stored)) setStored(camera);
  return camera ?? stored;
}
