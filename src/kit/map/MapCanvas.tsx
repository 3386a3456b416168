import type { MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { createMap, moveTo, viewOf } from './create-map.ts';
import { MapContext } from './map-context.ts';
import { isSamePlace, type MapCamera, type MapView } from './map-view.ts';

/** What can go wrong while a map is shown. */
export type MapFault = 'noWebgl' | 'tiles';

type MapCanvasProps = {
  /** What screen readers call the map. */
  label: string;
  style: StyleSpecification;
  /** Where the map stands; another one moves it there. */
  camera: MapCamera;
  /** Told at once and after each movement; `isByVisitor` unless the map moved by itself. */
  onView: (view: MapView, isByVisitor: boolean) => void;
  onFault: (fault: MapFault) => void;
  /** What lies on the map. */
  children: ReactNode;
};

/** A map that fills its place. With another style it is made anew, where it stood. */
export function MapCanvas({ label, style, camera, onView, onFault, children }: MapCanvasProps) {
  const { text } = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const lastView = useRef<MapView | null>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);

  const tellView = useEffectEvent((current: MapLibreMap, isByVisitor: boolean): void => {
    const view = viewOf(current);
    const isMoved = lastView.current === null || !isSamePlace(lastView.current, view);
    lastView.current = view;
    onView(view, isByVisitor && isMoved);
  });
  const tellFault = useEffectEvent(onFault);
  const create = useEffectEvent((place: HTMLElement): MapLibreMap | null => {
    const standpoint = lastView.current ?? camera;
    const words = {
      attribution: text('map.attribution'),
      wheel: (key: string) => text('map.gestures.wheel', { key }),
      touch: text('map.gestures.touch'),
    };
    return createMap({ container: place, style, camera: standpointOf(standpoint), label, words });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another style makes another map
  useEffect(() => {
    const created = container.current && create(container.current);
    if (created === null) return tellFault('noWebgl');
    created.on('moveend', (event) => tellView(created, !('isProgrammatic' in event)));
    created.on('error', () => tellFault('tiles'));
    tellView(created, false);
    // From then on layers can be added, however long tiles take.
    created.once('style.load', () => setMap(created));
    return () => {
      setMap(null);
      created.remove();
    };
  }, [style]);

  const cameraKey = JSON.stringify(camera);
  const shownCamera = useRef(cameraKey);
  useEffect(() => {
    if (map === null || shownCamera.current === cameraKey) return;
    shownCamera.current = cameraKey;
    moveTo(map, JSON.parse(cameraKey) as MapCamera);
  }, [map, cameraKey]);

  return (
    <div ref={container} className="size-full">
      {map !== null && <MapContext value={map}>{children}</MapContext>}
    </div>
  );
}

const standpointOf = (standpoint: MapView | MapCamera): MapCamera =>
  'center' in standpoint ? { center: standpoint.center, zoom: standpoint.zoom } : standpoint;
