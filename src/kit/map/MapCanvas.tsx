import type { MapLibreMap, StyleSpecification } from 'maplibre-gl';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { coverEdges, createMap, moveTo, viewOf } from './create-map.ts';
import { MapContext } from './map-context.ts';
import { isSamePlace, type MapCamera, type MapState, type MapView, NO_INSET, type ViewCause } from './map-view.ts';

/** A failure while a map is shown. */
export type MapFault = 'noWebgl' | 'tiles';

type MapCanvasProps = {
  /** The accessible name of the map. */
  label: string;
  style: StyleSpecification;
  /** The position of the map; another camera moves it there. */
  stand: MapState;
  /** Called at once, after each movement and when more of the map is seen; not when less is. */
  onView: (view: MapView, cause: ViewCause) => void;
  onFault: (fault: MapFault) => void;
  /** Content of the map. */
  children: ReactNode;
};

/** A map that fills its box. With another style it is created anew, at the same position. */
export function MapCanvas({ label, style, stand, onView, onFault, children }: MapCanvasProps) {
  const { camera, inset = NO_INSET } = stand;
  const isCovered = stand.inset !== undefined;
  const { text } = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const lastView = useRef<MapView | null>(null);
  const wasCovered = useRef(isCovered);
  const [map, setMap] = useState<MapLibreMap | null>(null);

  const reportView = useEffectEvent((current: MapLibreMap, cause: ViewCause): void => {
    const view = viewOf(current);
    const isMoved = lastView.current === null || !isSamePlace(lastView.current, view);
    lastView.current = view;
    onView(view, cause === 'visitor' && !isMoved ? 'itself' : cause);
  });
  const cover = useEffectEvent((current: MapLibreMap): void => {
    const isUncovered = coverEdges(current, inset, wasCovered.current !== isCovered);
    wasCovered.current = isCovered;
    lastView.current = viewOf(current);
    if (isUncovered) onView(lastView.current, 'uncovering');
  });
  const reportFault = useEffectEvent(onFault);
  const create = useEffectEvent((place: HTMLElement): MapLibreMap | null => {
    const standpoint = lastView.current ?? camera;
    const words = {
      attribution: text('map.attribution'),
      wheel: (key: string) => text('map.gestures.wheel', { key }),
      touch: text('map.gestures.touch'),
    };
    return createMap({ container: place, style, camera: standpointOf(standpoint), inset, label, words });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another style makes another map
  useEffect(() => {
    const created = container.current && create(container.current);
    if (created === null) return reportFault('noWebgl');
    created.on('moveend', (event) => {
      if (!('isStill' in event)) reportView(created, 'isProgrammatic' in event ? 'itself' : 'visitor');
    });
    created.on('error', () => reportFault('tiles'));
    reportView(created, 'itself');
    // From then on layers can be added, even while tiles load.
    created.once('style.load', () => setMap(created));
    return () => {
      setMap(null);
      created.remove();
    };
  }, [style]);

  const { left, bottom } = inset;
  // Runs before the content of the map tests whether it is covered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `cover` reads what covers the map
  useLayoutEffect(() => {
    if (map) cover(map);
  }, [map, left, bottom, isCovered]);

  const cameraKey = JSON.stringify(camera);
  const shownCamera = useRef(cameraKey);
  useEffect(() => {
    if (map === null || shownCamera.current === cameraKey) return;
    shownCamera.current = cameraKey;
    moveTo(map, JSON.parse(cameraKey) as MapCamera);
  }, [map, cameraKey]);

  return (
    <div
      ref={container}
      className="isolate size-full"
      style={{ '--map-left': `${left}px`, '--map-bottom': `${bottom}px` } as CSSProperties}
    >
      {map !== null && <MapContext value={map}>{children}</MapContext>}
    </div>
  );
}

const standpointOf = (standpoint: MapView | MapCamera): MapCamera =>
  'center' in standpoint ? { center: standpoint.center, zoom: standpoint.zoom } : standpoint;
