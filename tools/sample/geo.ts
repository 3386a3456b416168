import type { GeoPoint } from '#capabilities/search/search.filter.ts';

const KM_PER_DEGREE = 111.2;

/** Distance as the crow flies; flat arithmetic, good to one per cent within the country. */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const north = (a.lat - b.lat) * KM_PER_DEGREE;
  const east = (a.lng - b.lng) * KM_PER_DEGREE * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** The point so many metres to the north and east. */
export const moved = (point: GeoPoint, northM: number, eastM: number): GeoPoint => ({
  lat: point.lat + northM / 1000 / KM_PER_DEGREE,
  lng: point.lng + eastM / 1000 / KM_PER_DEGREE / Math.cos((point.lat * Math.PI) / 180),
});
