import type { PlaceMapFragment } from '#generated/operations.ts';

/** What a small map shows. */
export interface ShownPlace {
  map: PlaceMapFragment;
  /** WGS84; null where only the municipality is known. */
  point: { lat: number; lng: number } | null;
  /** Whether the point is the house itself; otherwise a circle says that it is near there. */
  isExact: boolean;
}
