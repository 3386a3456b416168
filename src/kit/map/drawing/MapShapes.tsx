import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { useEffect, useId } from 'react';
import { isMapRemoved, useMap } from '../map-context.ts';
import type { Ring } from '../map-geometry.ts';
import { pageColour } from '../style/map-colours.ts';

type MapShapesProps = {
  rings: readonly Ring[];
  /** `area`: filled, with a firm line; `boundary`: only a firm line; `range`: only a dashed one. */
  look: 'area' | 'boundary' | 'range';
};

/** Areas that are shown and do not react to input. Coordinates are `[longitude, latitude]`. */
export function MapShapes({ rings, look }: MapShapesProps) {
  const map = useMap();
  const id = useId();
  const data = JSON.stringify({
    type: 'FeatureCollection',
    features: rings.map((ring) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [ring] },
    })),
  });

  useEffect(() => {
    showAreas(map, id, look, data);
  }, [map, id, look, data]);

  useEffect(() => () => removeAreas(map, id), [map, id]);

  return null;
}

function showAreas(map: MapLibreMap, id: string, look: MapShapesProps['look'], data: string): void {
  const areas = JSON.parse(data) as GeoJSON.FeatureCollection;
  const source = map.getSource<GeoJSONSource>(id);
  if (source) {
    source.setData(areas);
    return;
  }
  const colour = pageColour('lake');
  map.addSource(id, { type: 'geojson', data: areas });
  // Names stay readable over it.
  const above = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id;
  if (look === 'area') {
    const paint = { 'fill-color': colour, 'fill-opacity': 0.12 };
    map.addLayer({ id: `${id}-fill`, source: id, type: 'fill', paint }, above);
  }
  const paint = {
    'line-color': colour,
    'line-width': look === 'range' ? 1.5 : 2.5,
    ...(look === 'range' && { 'line-dasharray': [3, 3] }),
  };
  map.addLayer({ id: `${id}-line`, source: id, type: 'line', paint }, above);
}

function removeAreas(map: MapLibreMap, id: string): void {
  if (isMapRemoved(map)) return;
  for (const layer of [`${id}-fill`, `${id}-line`]) if (map.getLayer(layer)) map.removeLayer(layer);
  if (map.getSource(id)) map.removeSource(id);
}
