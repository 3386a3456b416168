import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { useEffect, useId } from 'react';
import { isMapRemoved, useMap } from '../map-context.ts';
import type { MapPin } from './pin-placer.ts';

/** A pin and its size, pixels. */
type SizedPin = MapPin & { width: number; height: number };

/** Sizes are rounded up to steps, so that few pictures serve all. */
const STEP_PX = 8;

/** Makes the map's names avoid its pins: the topmost layer holds one empty picture under each pin, and these are placed before any name. */
export function PinShades({ pins }: { pins: readonly SizedPin[] }) {
  const map = useMap();
  const id = useId();
  useEffect(() => showShades(map, id, pins), [map, id, pins]);
  useEffect(() => () => removeShades(map, id), [map, id]);
  return null;
}

function showShades(map: MapLibreMap, id: string, pins: readonly SizedPin[]): void {
  const data: GeoJSON.FeatureCollection = {
    type: 'FeatureCollection',
    features: pins.map((pin) => ({
      type: 'Feature',
      properties: { shade: shadeOf(map, pin) },
      geometry: { type: 'Point', coordinates: [pin.lng, pin.lat] },
    })),
  };
  const source = map.getSource<GeoJSONSource>(id);
  if (source) {
    source.setData(data);
    return;
  }
  map.addSource(id, { type: 'geojson', data });
  map.addLayer({
    id,
    source: id,
    type: 'symbol',
    layout: { 'icon-image': ['get', 'shade'], 'icon-allow-overlap': true, 'icon-padding': 1 },
  });
}

/** The name of an empty picture that is at least as large as a pin. */
function shadeOf(map: MapLibreMap, pin: SizedPin): string {
  const [width, height] = [pin.width, pin.height].map((size) => Math.ceil(size / STEP_PX) * STEP_PX) as [
    number,
    number,
  ];
  const name = `shade-${width}-${height}`;
  if (!map.hasImage(name)) map.addImage(name, { width, height, data: new Uint8Array(width * height * 4) });
  return name;
}

function removeShades(map: MapLibreMap, id: string): void {
  if (isMapRemoved(map)) return;
  if (map.getLayer(id)) map.removeLayer(id);
  if (map.getSource(id)) map.removeSource(id);
}
