import { type MapPoint, PLACE_MAP_SIZE } from '../../place-map.ts';

/** A name and the point of its middle. */
export interface PlaceLabel extends MapPoint {
  name: string;
}

/** A name with the narrowest map on which it fits, in pixels. */
export interface PlacedLabel extends PlaceLabel {
  fitsFromPx: number;
}

/** Size of names at 12 px: a generous mean letter, and a line. */
const LETTER_PX = 6.6;
const LINE_PX = 16;
/** Lines that a marker takes, with the name below it. */
const MARKER_LINES = 4;
/** Gap between two names and towards the edge. */
const GAP_PX = 6;

/**
 * The names that fit without touching each other, the edge or the marker, on maps of the given widths. Earlier names win.
 *
 * A name has one size in pixels on every map, so a wide map carries more of them.
 *
 * @param widthsPx ascending
 * @param marker a marker with a name below it
 */
export function placeLabels(
  labels: readonly PlaceLabel[],
  widthsPx: readonly number[],
  marker: PlaceLabel | null,
): PlacedLabel[] {
  const placed = new Map<PlaceLabel, number>();
  for (const widthPx of widthsPx) {
    const scale = widthPx / PLACE_MAP_SIZE.width;
    const boxes = [...placed.keys()].map((label) => boxOf(label, scale, 1));
    if (marker) boxes.push(boxOf(marker, scale, MARKER_LINES));
    for (const label of labels) {
      const box = boxOf(label, scale, 1);
      if (placed.has(label) || !isInside(box, scale) || boxes.some((other) => overlap(box, other))) continue;
      boxes.push(box);
      placed.set(label, widthPx);
    }
  }
  return [...placed].map(([label, fitsFromPx]) => ({ ...label, fitsFromPx }));
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf({ name, x, y }: PlaceLabel, scale: number, lines: number): Box {
  const halfWidth = (name.length * LETTER_PX + GAP_PX) / 2;
  const halfHeight = (lines * LINE_PX) / 2;
  const [left, top] = [x * scale - halfWidth, y * scale - halfHeight];
  return { left, right: left + 2 * halfWidth, top, bottom: top + 2 * halfHeight };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isInside = ({ left, right, top, bottom }: Box, scale: number): boolean =>
  left > GAP_PX &&
  top > GAP_PX &&
  right < PLACE_MAP_SIZE.width * scale - GAP_PX &&
  bottom < PLACE_MAP_SIZE.height * scale - GAP_PX;
