import type { GeoBounds } from '#kernel/geo.ts';

/** Width and height of the drawing of a place map, in its own units. */
export const PLACE_MAP_SIZE = { width: 640, height: 360 } as const;

/** Widths at which more names fit on a drawing, pixels. */
export const PLACE_MAP_WIDTHS_PX = [320, 480, 640, 800] as const;

/** A position in the drawing, in its units from the top left. */
export interface MapPoint {
  x: number;
  y: number;
}

/** Metres of a degree of latitude, everywhere. */
const METRES_PER_DEGREE = 111_195;

/** Margin around a place, as a factor of its own extent. */
const ROOM = 1.15;

/** Half the width of the smallest frame, metres: a village is shown with its neighbours. */
const SMALLEST_HALF_WIDTH_M = 4_500;

/** The frame with the drawing's aspect ratio around a place of the given extent; the scale is the same in both directions. */
export function frameAround(extent: GeoBounds): GeoBounds {
  const lat = (extent.south + extent.north) / 2;
  const lng = (extent.west + extent.east) / 2;
  const metresPerDegreeEast = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const shape = PLACE_MAP_SIZE.width / PLACE_MAP_SIZE.height;
  const halfWidthM = Math.max(
    ((extent.east - extent.west) / 2) * metresPerDegreeEast * ROOM,
    ((extent.north - extent.south) / 2) * METRES_PER_DEGREE * shape * ROOM,
    SMALLEST_HALF_WIDTH_M,
  );
  const halfLng = halfWidthM / metresPerDegreeEast;
  const halfLat = halfWidthM / shape / METRES_PER_DEGREE;
  return { west: lng - halfLng, south: lat - halfLat, east: lng + halfLng, north: lat + halfLat };
}

/** Units of the drawing in one metre. */
export const unitsPerMetre = ({ south, north }: GeoBounds): number =>
  PLACE_MAP_SIZE.height / ((north - south) * METRES_PER_DEGREE);

/** Position of a point in the drawing, in its units from the top left; null outside of it. */
export function pointOnMap(frame: GeoBounds, { lat, lng }: { lat: number; lng: number }): MapPoint | null {
  const x = ((lng - frame.west) / (frame.east - frame.west)) * PLACE_MAP_SIZE.width;
  const y = ((frame.north - lat) / (frame.north - frame.south)) * PLACE_MAP_SIZE.height;
  return x >= 0 && x <= PLACE_MAP_SIZE.width && y >= 0 && y <= PLACE_MAP_SIZE.height ? { x, y } : null;
}
