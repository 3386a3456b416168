/** WGS84, degrees. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

/** A box on the map, degrees; `south < north` and `west < east`. */
export interface GeoBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Radius of the sphere on which distances are measured. */
export const EARTH_RADIUS_KM = 6371.008771415;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance along the ground, kilometres; NaN where a point is not known. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const share = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, share)));
}
