import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GeoPoint } from '#kernel/geo.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MapShapes } from '#kit/map/drawing/MapShapes.tsx';
import { MapCanvas } from '#kit/map/MapCanvas.tsx';
import { MapZoomButtons } from '#kit/map/MapZoomButtons.tsx';
import { useMap } from '#kit/map/map-context.ts';
import { circleRing } from '#kit/map/map-geometry.ts';
import type { MapCamera } from '#kit/map/map-view.ts';
import { DOT_CLASSES } from './MapMarker.tsx';
import type { ShownPlace } from './shown-place.ts';

/** Zoom at which streets show their names. */
const STREET_ZOOM = 15.5;
/** Zoom at which the circle is visible with its surroundings. */
const NEAR_ZOOM = 14.5;
/**
 * Radius of the circle, kilometres: twice the largest error of rounding to three decimals. @source docs/reference/permissions.md, "Shown positions"
 */
const NEAR_KM = 0.15;

/** The streets around a home, visible once drawn: until then, and where the browser or the tiles fail, the drawing under it stays. */
export function StreetMap({ style, place }: { style: StyleSpecification; place: ShownPlace }) {
  const { text } = useLocale();
  const [state, setState] = useState<'coming' | 'drawn' | 'failed'>('coming');
  const { map, point, isExact } = place;
  if (state === 'failed') return null;
  return (
    <div className={`relative size-full ${state === 'drawn' ? '' : 'invisible'}`}>
      <MapCanvas
        label={text('map.streets', { place: map.name })}
        style={style}
        stand={{ camera: cameraOf(place) }}
        onView={() => {}}
        onFault={() => setState((before) => (before === 'drawn' ? before : 'failed'))}
      >
        <LetsPageScroll onDrawn={() => setState((before) => (before === 'failed' ? before : 'drawn'))} />
        {point && isExact && <HomeSpot point={point} />}
        {point && !isExact && <MapShapes look="area" rings={[circleRing(point, NEAR_KM)]} />}
        <div className="absolute top-3 right-3">
          <MapZoomButtons />
        </div>
      </MapCanvas>
    </div>
  );
}

function cameraOf({ map: { south, west, north, east }, point, isExact }: ShownPlace): MapCamera {
  if (point === null) return { bounds: { south, west, north, east }, isExact: true };
  return { center: point, zoom: isExact ? STREET_ZOOM : NEAR_ZOOM };
}

/** Leaves scrolling over the map to the page; two fingers, or a wheel with a key, move the map. */
function LetsPageScroll({ onDrawn }: { onDrawn: () => void }) {
  const map = useMap();
  const drawn = useRef(onDrawn);
  useEffect(() => {
    map.cooperativeGestures.enable();
    map.once('idle', () => drawn.current());
  }, [map]);
  return null;
}

function HomeSpot({ point: { lat, lng } }: { point: GeoPoint }) {
  const map = useMap();
  const dot = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const place = (): void => {
      const { x, y } = map.project([lng, lat]);
      if (dot.current) dot.current.style.translate = `${x}px ${y}px`;
    };
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, lat, lng]);
  return createPortal(
    <span ref={dot} className="pointer-events-none absolute top-0 left-0">
      <span className={DOT_CLASSES} />
    </span>,
    map.getCanvasContainer(),
  );
}
