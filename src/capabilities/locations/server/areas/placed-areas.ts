import { areaM2, type Boundary, contains, innerPosition, type Position, radiusM } from '#kernel/boundary.ts';
import { cityId } from '../../location-id.ts';
import { openMap, SHAPE_YEAR } from '../dataset/sources/swiss-maps.ts';
import type { AreaFile, ReadArea } from './area-file.ts';

/** An area with its location. */
export interface PlacedArea extends ReadArea {
  /** The municipality that contains its point; for a region only the first one, which gives its canton. */
  cityId: number;
  lat: number;
  lng: number;
  radiusM: number;
}

/** The importable areas of a file, and all others with their reasons. */
export type PlacedFile = Pick<AreaFile, 'refused'> & { areas: PlacedArea[] };

/** Finds the municipality of each area, by the shapes of the installed package. */
export function placeAreas({ areas, refused }: AreaFile): PlacedFile {
  const municipalities = openMap(SHAPE_YEAR).areas('municipalities');
  const placed: PlacedArea[] = [];
  const lost: AreaFile['refused'] = [];
  for (const area of areas) {
    const position = innerPosition(area.boundary);
    const municipality = municipalities.find(({ boundary }) => contains(boundary, position));
    if (municipality?.id == null) {
      lost.push({ number: 0, name: area.name, reason: 'it lies in no municipality' });
      continue;
    }
    const [lng, lat] = position;
    placed.push({ ...area, cityId: cityId(municipality.id), lat, lng, radiusM: radiusM(areaM2(area.boundary)) });
  }
  return { areas: placed, refused: [...refused, ...lost] };
}

/** Bounding box of a boundary, degrees. */
export function boxOf(boundary: Boundary): { south: number; west: number; north: number; east: number } {
  const box = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  for (const [lng, lat] of boundary.flat(2) as unknown as Position[]) {
    box.south = Math.min(box.south, lat);
    box.west = Math.min(box.west, lng);
    box.north = Math.max(box.north, lat);
    box.east = Math.max(box.east, lng);
  }
  return box;
}
