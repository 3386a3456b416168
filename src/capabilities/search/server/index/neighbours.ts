import { type Location, LocationType } from '#capabilities/locations/location.ts';
import type { Boundary } from '#kernel/boundary.ts';
import { distanceKm } from '#kernel/geo.ts';
import { insideBoundary } from '../places/search-areas.ts';
import { MISSING, type SearchColumns } from '../table/search-columns.ts';
import type { SearchFacts } from './search-facts.ts';

/** A municipality and the number of homes that a search finds there. */
export interface CityCount {
  cityId: number;
  count: number;
}

const MOST_NEIGHBOURS = 6;
/** Search radius for neighbours, kilometres beyond the radius of the place itself. */
const REACH_KM = 25;
/** Kilometres, less than the shortest degree of latitude. */
const KM_PER_DEGREE = 111;

/**
 * Municipalities around a place, but outside it, in which the rows lie: nearest first.
 *
 * @param rows of the same search in the whole country
 */
export function neighboursOf(
  columns: SearchColumns,
  rows: Int32Array,
  { places: [place], areas }: Pick<SearchFacts, 'places' | 'areas'>,
): CityCount[] {
  if (place === undefined) return [];
  const boundary = areas.get(place.id);
  const isInside = boundary ? insideArea(columns, boundary) : insidePlace(columns, place);
  const reachKm = REACH_KM + place.radiusM / 1000;
  const cities = new Map<number, CityCount & { awayKm: number }>();
  for (const row of rows) {
    const cityId = columns.cityId[row] as number;
    const lat = columns.lat[row] as number;
    // Most of the country lies too far to the north or south: one subtraction excludes it.
    if (cityId === MISSING || !(Math.abs(lat - place.lat) * KM_PER_DEGREE <= reachKm)) continue;
    const awayKm = distanceKm(place, { lat, lng: columns.lng[row] as number });
    if (!(awayKm <= reachKm) || isInside(row)) continue;
    const city = cities.get(cityId);
    if (!city) cities.set(cityId, { cityId, count: 1, awayKm });
    else {
      city.count += 1;
      city.awayKm = Math.min(city.awayKm, awayKm);
    }
  }
  return [...cities.values()]
    .sort((a, b) => a.awayKm - b.awayKm || a.cityId - b.cityId)
    .slice(0, MOST_NEIGHBOURS)
    .map(({ cityId, count }) => ({ cityId, count }));
}

function insideArea({ lat, lng }: SearchColumns, boundary: Boundary): (row: number) => boolean {
  const test = insideBoundary(boundary);
  return (row) => test(lat[row] as number, lng[row] as number);
}

function insidePlace(columns: SearchColumns, { id, type }: Location): (row: number) => boolean {
  const column = {
    [LocationType.Region]: columns.cantonId,
    [LocationType.Zone]: columns.zoneId,
    [LocationType.City]: columns.cityId,
    [LocationType.PostalCode]: columns.postalCode,
    [LocationType.Multilocation]: columns.cityId,
  }[type];
  return (row) => column[row] === id;
}
