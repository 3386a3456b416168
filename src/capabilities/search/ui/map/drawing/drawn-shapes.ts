import type { ShapeKind } from '#kit/map/drawing/map-drawing.ts';
import {
  boundsOfRing,
  boxRing,
  circleOfRing,
  circleRing,
  pointsRing,
  type Ring,
  ringPoints,
  roundedBounds,
} from '#kit/map/map-geometry.ts';
import { SEARCH_LIMITS, type Shapes } from '../../../search.filter.ts';

/** A shape in drawing. */
interface Drawn {
  kind: ShapeKind;
  ring: Ring;
}

/** The shapes of a search in the form of the drawing. */
export const drawnOf = ({ polygons, rectangles, circles }: Shapes): Drawn[] => [
  ...polygons.map((points): Drawn => ({ kind: 'polygon', ring: pointsRing(points) })),
  ...rectangles.map((box): Drawn => ({ kind: 'rectangle', ring: boxRing(box) })),
  ...circles.map(({ center, radiusKm }): Drawn => ({ kind: 'circle', ring: circleRing(center, radiusKm) })),
];

/** The drawn shapes in the form of a search and its address. */
export function shapesOf(drawn: readonly Drawn[]): Shapes {
  const ringsOf = (kind: ShapeKind): Ring[] => drawn.filter((shape) => shape.kind === kind).map(({ ring }) => ring);
  return {
    polygons: ringsOf('polygon').map((ring) => ringPoints(ring).slice(0, SEARCH_LIMITS.pointsOfShape).map(rounded)),
    rectangles: ringsOf('rectangle').map((ring) => roundedBounds(boundsOfRing(ring))),
    circles: ringsOf('circle').map((ring) => {
      const { center, radiusKm } = circleOfRing(ring);
      return { center: rounded(center), radiusKm: round(Math.min(SEARCH_LIMITS.distanceKm, radiusKm), 3) };
    }),
  };
}

const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;

const rounded = ({ lat, lng }: { lat: number; lng: number }) => ({ lat: round(lat, 5), lng: round(lng, 5) });
