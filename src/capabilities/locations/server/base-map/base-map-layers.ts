import type { Boundary, Position } from '#kernel/boundary.ts';
import { type BorderLine, bordersBetween } from '../dataset/sources/borders.ts';
import type { MapLayer, SwissMap } from '../dataset/sources/swiss-maps.ts';
import type { MapPlace } from './base-map-places.ts';

/** The deepest zoom of tiles; browsers enlarge them further, for which the 8 m grid of the shapes is fine enough. */
export const DEEPEST_ZOOM = 12;

/** West, south, east, north of all tiles, in degrees: the country, and the lakes it shares. */
export const BASE_MAP_EXTENT = [5.94, 45.7, 10.51, 47.83] as const;

/** Source of a layer, read when the first zoom needs it. */
export interface BaseMapLayer {
  name: 'country' | 'lakes' | 'municipalities' | 'districts' | 'cantons' | 'places';
  /** The first zoom whose tiles contain it. */
  zoom: number;
  read(): GeoJSON.FeatureCollection;
}

/** The layers of the base map. Borders are lines, each drawn once, at the highest level they belong to. */
export function baseMapLayers(map: SwissMap, places: readonly MapPlace[]): readonly BaseMapLayer[] {
  const boundaries = (layer: MapLayer): Boundary[] => map.areas(layer).map(({ boundary }) => boundary);
  const cantons = bordersBetween(boundaries('cantons'));
  const districts = bordersBetween(boundaries('districts'), cantons);
  const municipalities = (): BorderLine[] => bordersBetween(boundaries('municipalities'), [...cantons, ...districts]);
  return [
    { name: 'country', zoom: 0, read: () => areaFeatures(boundaries('country')) },
    { name: 'lakes', zoom: 0, read: () => areaFeatures(boundaries('lakes')) },
    { name: 'cantons', zoom: 5, read: () => lineFeature(cantons) },
    { name: 'districts', zoom: 8, read: () => lineFeature(districts) },
    { name: 'municipalities', zoom: 9, read: () => lineFeature(municipalities()) },
    { name: 'places', zoom: 0, read: () => placeFeatures(places) },
  ];
}

const collection = (features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});

/** A copy, because a GeoJSON library may change its input. */
const coordinates = (line: readonly Position[]): GeoJSON.Position[] => line.map(([lng, lat]) => [lng, lat]);

const areaFeatures = (areas: readonly Boundary[]): GeoJSON.FeatureCollection =>
  collection(
    areas.map((boundary) => ({
      type: 'Feature',
      geometry: { type: 'MultiPolygon', coordinates: boundary.map((polygon) => polygon.map(coordinates)) },
      properties: {},
    })),
  );

const lineFeature = (lines: readonly BorderLine[]): GeoJSON.FeatureCollection =>
  collection([
    { type: 'Feature', geometry: { type: 'MultiLineString', coordinates: lines.map(coordinates) }, properties: {} },
  ]);

const placeFeatures = (places: readonly MapPlace[]): GeoJSON.FeatureCollection =>
  collection(
    places.map(({ position: [lng, lat], properties }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { ...properties },
    })),
  );
