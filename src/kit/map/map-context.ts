import type { MapLibreMap } from 'maplibre-gl';
import { createContext, useContext } from 'react';

/** The map around its content. */
export const MapContext = createContext<MapLibreMap | null>(null);

/** The map around this component. @throws Error outside a `MapCanvas` */
export function useMap(): MapLibreMap {
  const map = useContext(MapContext);
  if (map === null) throw new Error('useMap needs a MapCanvas above it');
  return map;
}

/** Whether a map was removed: it took its layers and sources with it. */
export const isMapRemoved = (map: MapLibreMap): boolean => !map.getCanvas().isConnected || !map.style;
