import type { PlaceMapFragment } from '#generated/operations.ts';

/** Content of a small map. */
export interface ShownPlace {
  map: PlaceMapFragment;
  /** WGS84; null where only the municipality is known. */
  point: { lat: number; lng: number } | null;
  /** Whether the point is the exact building; otherwise a circle shows its surroundings. */
  isExact: boolean;
}
