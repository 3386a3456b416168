import { distanceKm, EARTH_RADIUS_KM, type GeoBounds, type GeoPoint } from '#kernel/geo.ts';

/** Corners `[longitude, latitude]` of an area, the first repeated at the end, as GeoJSON writes them. */
export type Ring = readonly (readonly [lng: number, lat: number])[];

/** Length of a degree of latitude, kilometres. */
const DEGREE_KM = (Math.PI / 180) * EARTH_RADIUS_KM;
/** Corners of a drawn circle: enough to look round, few enough to drag one. */
export const CIRCLE_CORNERS = 36;

/** The area of a map without another position. */
export const SWITZERLAND: GeoBounds = { south: 45.8, west: 5.9, north: 47.85, east: 10.55 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A circle over the ground, as corners that a map can draw. */
export function circleRing({ lat, lng }: GeoPoint, radiusKm: number): Ring {
  const north = radiusKm / DEGREE_KM;
  const east = north / Math.cos(radians(lat));
  const corners = Array.from({ length: CIRCLE_CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CIRCLE_CORNERS;
    return [lng + east * Math.cos(angle), lat + north * Math.sin(angle)] as const;
  });
  return closed(corners);
}

/** Centre and radius of a circle given by corners: the inverse of `circleRing`. */
export function circleOfRing(ring: Ring): { center: GeoPoint; radiusKm: number } {
  const bounds = boundsOfRing(ring);
  const center = centerOf(bounds);
  const radii = ring.slice(1).map(([lng, lat]) => distanceKm(center, { lat, lng }));
  return { center, radiusKm: radii.reduce((sum, radius) => sum + radius, 0) / radii.length };
}

/** The four corners of a box. */
export const boxRing = ({ south, west, north, east }: GeoBounds): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** An area by its corners in turn. */
export const pointsRing = (points: readonly GeoPoint[]): Ring => closed(points.map(({ lat, lng }) => [lng, lat]));

/** The corners of an area, each once. */
export const ringPoints = (ring: Ring): GeoPoint[] => ring.slice(0, -1).map(([lng, lat]) => ({ lat, lng }));

/** An area by its corners, the first repeated at the end. */
export const closed = (corners: readonly (readonly [number, number])[]): Ring => corners.concat(corners.slice(0, 1));

/** The smallest box round an area. */
export function boundsOfRing(ring: Ring): GeoBounds {
  const lngs = ring.map(([lng]) => lng);
  const lats = ring.map(([, lat]) => lat);
  return { south: Math.min(...lats), west: Math.min(...lngs), north: Math.max(...lats), east: Math.max(...lngs) };
}

/** The smallest box round several; null without any. */
export function joinBounds(boxes: readonly GeoBounds[]): GeoBounds | null {
  if (boxes.length === 0) return null;
  return {
    south: Math.min(...boxes.map((box) => box.south)),
    west: Math.min(...boxes.map((box) => box.west)),
    north: Math.max(...boxes.map((box) => box.north)),
    east: Math.max(...boxes.map((box) => box.east)),
  };
}

export const centerOf = ({ south, west, north, east }: GeoBounds): GeoPoint => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});

/** Whether a point lies in a box; of two boxes side by side it lies in one only. */
export const isInside = ({ lat, lng }: GeoPoint, { south, west, north, east }: GeoBounds): boolean =>
  lat > south && lat <= north && lng >= west && lng < east;

/** A box with corners rounded to so many decimal places, as an address writes them. */
export function roundedBounds({ south, west, north, east }: GeoBounds, places = 5): GeoBounds {
  const round = (degrees: number): number => Math.round(degrees * 10 ** places) / 10 ** places;
  return { south: round(south), west: round(west), north: round(north), east: round(east) };
}
