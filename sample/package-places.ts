import { LocationType } from '#capabilities/locations/location.ts';
import { bfsNumberOf } from '#capabilities/locations/location-id.ts';
import { buildPlaceDataset } from '#capabilities/locations/server/dataset/place-dataset.ts';
import { openMap, SHAPE_YEAR } from '#capabilities/locations/server/dataset/sources/swiss-maps.ts';
import type { PlaceInput } from './place.ts';

/** Adds the shapes that the installed packages have; the official directory knows younger municipalities, which have none. */
export function withBoundaries(places: readonly Omit<PlaceInput, 'boundary'>[]): PlaceInput[] {
  const boundaries = new Map(
    openMap(SHAPE_YEAR)
      .areas('municipalities')
      .map(({ id, boundary }) => [id, boundary]),
  );
  return places.map((place) => ({ ...place, boundary: boundaries.get(bfsNumberOf(place.cityId)) ?? null }));
}

/** The municipalities as `samplePlaces` reads them from a fresh database, without a database: for tests. */
export function packagePlaces(): PlaceInput[] {
  const { areas, localities } = buildPlaceDataset();
  const byCity = Map.groupBy(localities, ({ cityId }) => cityId);
  return areas.flatMap(({ id, type, name, regionCode, cantonId, weight, boundary }) => {
    const own = byCity.get(id);
    if (type !== LocationType.City || !own) return [];
    return { cityId: id, name, regionCode, cantonId, weight, boundary, language: null, localities: own };
  });
}
