import type { Shapes } from '#capabilities/search/search.filter.ts';
import type { GeoPoint } from '#kernel/geo.ts';

/** Size of the drawing, units of SVG. */
export const OUTLINE_SIZE = 64;
const MARGIN = 4;
const KM_OF_DEGREE = 111.2;
/** Corners that represent a circle. */
const CIRCLE_CORNERS = 32;

/** Drawn shapes as the path of a small drawing that they fill, north up; empty without any. */
export function outlineOf({ polygons, rectangles, circles }: Shapes): string {
  const rings = [...polygons, ...rectangles.map(cornersOf), ...circles.map(ringOf)];
  const points = rings.flat();
  const [first] = points;
  if (first === undefined) return '';
  const shrink = Math.cos((first.lat * Math.PI) / 180);
  const [xs, ys] = [points.map(({ lng }) => lng * shrink), points.map(({ lat }) => -lat)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const extent = Math.max(Math.max(...xs) - west, Math.max(...ys) - north) || 1;
  const scale = (OUTLINE_SIZE - 2 * MARGIN) / extent;
  const place = ({ lat, lng }: GeoPoint): string =>
    `${(MARGIN + (lng * shrink - west) * scale).toFixed(1)} ${(MARGIN + (-lat - north) * scale).toFixed(1)}`;
  return rings.map((ring) => `M${ring.map(place).join('L')}Z`).join('');
}

const cornersOf = ({ south, west, north, east }: Shapes['rectangles'][number]): GeoPoint[] => [
  { lat: south, lng: west },
  { lat: north, lng: west },
  { lat: north, lng: east },
  { lat: south, lng: east },
];

const ringOf = ({ center, radiusKm }: Shapes['circles'][number]): GeoPoint[] =>
  Array.from({ length: CIRCLE_CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CIRCLE_CORNERS;
    const degrees = radiusKm / KM_OF_DEGREE;
    return {
      lat: center.lat + degrees * Math.cos(angle),
      lng: center.lng + (degrees * Math.sin(angle)) / Math.cos((center.lat * Math.PI) / 180),
    };
  });
