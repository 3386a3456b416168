/** Longitude and latitude in degrees, the order of GeoJSON. */
export type Position = readonly [lng: number, lat: number];

/** Closed line: the last position is the first one. */
type Ring = readonly Position[];

/** Coordinates of a GeoJSON MultiPolygon: polygons, each an outer ring and its holes. */
export type Boundary = readonly (readonly Ring[])[];

const METRES_PER_DEGREE = 111_195;
const ORIGIN: Position = [0, 0];

/** To 0.00001°, about a metre: finer than the 8 m grid of the shapes, so that shared borders stay shared. */
export const rounded = ([lng, lat]: Position): Position => [Math.round(lng * 1e5) / 1e5, Math.round(lat * 1e5) / 1e5];

/** Area in square metres; good to a few per mille for places the size of a canton. */
export const areaM2 = (boundary: Boundary): number => boundary.reduce((sum, polygon) => sum + polygonArea(polygon), 0);

/** Radius of the circle of the same area, whole metres. @source docs/reference/places-and-market.md, "Points" */
export const radiusM = (squareMetres: number): number => Math.round(Math.sqrt(squareMetres / Math.PI));

/** Whether a position lies inside, holes excepted. */
export function contains(boundary: Boundary, [lng, lat]: Position): boolean {
  let inside = false;
  for (const polygon of boundary) {
    for (const ring of polygon) {
      let [lngBefore, latBefore] = ring.at(-1) ?? ORIGIN;
      for (const [lngHere, latHere] of ring) {
        const crosses = latHere > lat !== latBefore > lat;
        if (crosses && lng < ((lngBefore - lngHere) * (lat - latHere)) / (latBefore - latHere) + lngHere)
          inside = !inside;
        [lngBefore, latBefore] = [lngHere, latHere];
      }
    }
  }
  return inside;
}

/**
 * A position inside: the centre of gravity of the largest part, or, where that lies outside (a place bent around
 * another), the middle of the widest part at its latitude.
 */
export function innerPosition(boundary: Boundary): Position {
  const largest = boundary.reduce((best, polygon) => (polygonArea(polygon) > polygonArea(best) ? polygon : best));
  const centre = rounded(centroid(largest[0] ?? []));
  return contains([largest], centre) ? centre : rounded(widestPart(largest, centre[1]));
}

function polygonArea(polygon: readonly Ring[]): number {
  const [outer = 0, ...holes] = polygon.map(ringArea);
  return holes.reduce((area, hole) => area - hole, outer);
}

function ringArea(ring: Ring): number {
  const [firstLng, firstLat] = ring[0] ?? ORIGIN;
  const metresPerDegreeEast = METRES_PER_DEGREE * Math.cos((firstLat * Math.PI) / 180);
  let doubled = 0;
  let [xBefore, yBefore] = [0, 0];
  for (const [lng, lat] of ring) {
    const x = (lng - firstLng) * metresPerDegreeEast;
    const y = (lat - firstLat) * METRES_PER_DEGREE;
    doubled += xBefore * y - x * yBefore;
    [xBefore, yBefore] = [x, y];
  }
  return Math.abs(doubled) / 2;
}

function centroid(ring: Ring): Position {
  const [firstLng, firstLat] = ring[0] ?? ORIGIN;
  let [doubled, sumLng, sumLat] = [0, 0, 0];
  let [xBefore, yBefore] = [0, 0];
  for (const [lng, lat] of ring) {
    const [x, y] = [lng - firstLng, lat - firstLat];
    const cross = xBefore * y - x * yBefore;
    doubled += cross;
    sumLng += (xBefore + x) * cross;
    sumLat += (yBefore + y) * cross;
    [xBefore, yBefore] = [x, y];
  }
  return [firstLng + sumLng / (3 * doubled), firstLat + sumLat / (3 * doubled)];
}

function widestPart(polygon: readonly Ring[], lat: number): Position {
  const crossings = polygon.flatMap((ring) => crossingsAt(ring, lat)).sort((a, b) => a - b);
  let [middle, widest] = [0, 0];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [west = 0, east = 0] = crossings.slice(index, index + 2);
    if (east - west > widest) [middle, widest] = [(west + east) / 2, east - west];
  }
  return [middle, lat];
}

/** Longitudes where a ring crosses a parallel. */
function crossingsAt(ring: Ring, lat: number): number[] {
  const crossings: number[] = [];
  let [lngBefore, latBefore] = ring.at(-1) ?? ORIGIN;
  for (const [lng, latHere] of ring) {
    if (latHere > lat !== latBefore > lat) {
      crossings.push(lng + ((lngBefore - lng) * (lat - latHere)) / (latBefore - latHere));
    }
    [lngBefore, latBefore] = [lng, latHere];
  }
  return crossings;
}
