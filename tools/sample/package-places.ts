import { LocationType } from '#capabilities/locations/location.ts';
import { buildPlaceDataset } from '#capabilities/locations/server/place-dataset.ts';
import type { PlaceInput } from './place.ts';

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
