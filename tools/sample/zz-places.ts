import { buildPlaceDataset } from '#capabilities/locations/server/place-dataset.ts';
export function dsPlaces() {
  const d = buildPlaceDataset();
  return d.areas.filter(a => a.type === 2).map(a => ({ cityId: a.id, name: a.name, regionCode: a.regionCode, cantonId: a.cantonId, language: null, weight: a.weight, boundary: a.boundary, localities: d.localities.filter(l => l.cityId === a.id).sort((x, y) => x.postalCode < y.postalCode ? -1 : 1) })).filter(p => p.localities.length);
}
