import { useEffect, useState } from 'react';
import { MAP_SETTINGS_PATH, mapStylePath } from '#capabilities/locations/map.links.ts';
import type { GeoPoint } from '#kernel/geo.ts';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MapCanvas } from '#kit/map/MapCanvas.tsx';
import { MapZoomButtons } from '#kit/map/MapZoomButtons.tsx';
import { useMap } from '#kit/map/map-context.ts';
import { useMapScheme } from '#kit/map/style/useMapScheme.ts';
import { useMapStyle } from '#kit/map/style/useMapStyle.ts';

type PinMapProps = {
  point: GeoPoint;
  /** Whether the home has a position. */
  hasPosition: boolean;
  onMove: (point: GeoPoint) => void;
};

/** Zoom at which houses are distinguishable. */
const HOUSE_ZOOM = 14;
const TOWN_ZOOM = 11;

/** A map under a pin fixed in its middle: moving the map, by finger, mouse or arrows, moves the pin. */
export function PinMap({ point, hasPosition, onMove }: PinMapProps) {
  const { locale, text } = useLocale();
  const loaded = useMapStyle(MAP_SETTINGS_PATH, mapStylePath(useMapScheme(), locale), 0);
  const [hasFailed, setHasFailed] = useState(false);
  const [first] = useState({ center: point, zoom: hasPosition ? HOUSE_ZOOM : TOWN_ZOOM });
  if (hasFailed || loaded === 'failed') return <p className="text-muted">{text('publish.place.noMap')}</p>;
  if (loaded === null) return <Skeleton className="h-80 rounded-lg" />;
  return (
    <figure className="flex flex-col gap-2">
      <div className="relative h-80 overflow-hidden rounded-lg border border-line">
        <MapCanvas
          label={text('publish.place.map')}
          style={loaded.style}
          stand={{ camera: first }}
          onView={({ center }, cause) => cause === 'visitor' && onMove(center)}
          onFault={(fault) => fault === 'noWebgl' && setHasFailed(true)}
        >
          <FollowsPoint point={point} onMove={onMove} />
          <TakesFocus />
          <div className="absolute top-3 right-3">
            <MapZoomButtons />
          </div>
        </MapCanvas>
        <span className="pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full text-brick">
          <Icon name="map-pin" className="size-9" />
        </span>
      </div>
      <figcaption className="text-sm text-muted">{text('publish.place.mapHint')}</figcaption>
    </figure>
  );
}

/** Moves the pin to a tap, and the map to another town. */
function FollowsPoint({ point: { lat, lng }, onMove }: Pick<PinMapProps, 'point' | 'onMove'>) {
  const map = useMap();
  useEffect(() => {
    const center = map.getCenter();
    const isThere = Math.abs(center.lat - lat) < 1e-5 && Math.abs(center.lng - lng) < 1e-5;
    if (!isThere) map.jumpTo({ center: { lat, lng } }, { isProgrammatic: true });
  }, [map, lat, lng]);
  useEffect(() => {
    const set = ({ lngLat }: { lngLat: GeoPoint }): void => onMove({ lat: lngLat.lat, lng: lngLat.lng });
    map.on('click', set);
    return () => void map.off('click', set);
  }, [map, onMove]);
  return null;
}

/** Moves keyboard focus to the map, as the button that opened it is gone. */
function TakesFocus() {
  const map = useMap();
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere) map.getCanvas().focus({ preventScroll: true });
  }, [map]);
  return null;
}
