/** Facts of an area in a file; `square` is given by its south-west corner and its side, in degrees. */
export interface DrawnArea {
  properties: Record<string, unknown>;
  square?: { lat: number; lng: number; side: number };
  geometry?: unknown;
}

/** The corners of a square, from south-west. */
export const squareRing = ({ lat, lng, side }: NonNullable<DrawnArea['square']>): [number, number][] => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
];

/** A GeoJSON file of invented areas. */
export const anAreaFile = (...areas: readonly DrawnArea[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: areas.map(({ properties, square, geometry }) => ({
      type: 'Feature',
      properties,
      geometry: geometry ?? (square && { type: 'Polygon', coordinates: [squareRing(square)] }),
    })),
  });
