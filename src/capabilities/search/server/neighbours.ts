import { type Location, LocationType } from '#capabilities/locations/location.ts';
import { NONE, type SearchColumns } from './search-table.ts';

/** A municipality and how many homes a search finds there. */
export interface CityCount {
  cityId: number;
  count: number;
}

const MOST_NEIGHBOURS = 6;
/** How far people look beyond the place they named, kilometres from its middle beyond its own radius. */
const REACH_KM = 25;
const KM_PER_DEGREE = 111.2;

/**
 * Municipalities around a place, but outside it, in which the rows lie: nearest first.
 *
 * @param rows of the same search in the whole country
 */
export function neighboursOf(columns: SearchColumns, rows: Int32Array, place: Location): CityCount[] {
  const isInside = insidePlace(columns, place);
  const east = Math.cos((place.lat * Math.PI) / 180);
  const cities = new Map<number, CityCount & { distanceKm: number }>();
  for (const row of rows) {
    const cityId = columns.cityId[row] as number;
    const distanceKm =
      KM_PER_DEGREE *
      Math.hypot((columns.lat[row] as number) - place.lat, east * ((columns.lng[row] as number) - place.lng));
    if (cityId === NONE || !(distanceKm <= REACH_KM + place.radiusM / 1000) || isInside(row)) continue;
    const city = cities.get(cityId);
    if (!city) cities.set(cityId, { cityId, count: 1, distanceKm });
    else {
      city.count += 1;
      city.distanceKm = Math.min(city.distanceKm, distanceKm);
    }
  }
  return [...cities.values()]
    .sort((a, b) => a.distanceKm - b.distanceKm || a.cityId - b.cityId)
    .slice(0, MOST_NEIGHBOURS)
    .map(({ cityId, count }) => ({ cityId, count }));
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
