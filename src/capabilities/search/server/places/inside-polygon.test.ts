import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GeoPoint } from '#kernel/geo.ts';
import { insidePolygon } from './inside-polygon.ts';

/** Tests each edge against each point. */
function isInsidePlainly(points: readonly GeoPoint[], lat: number, lng: number): boolean {
  let inside = false;
  for (const [index, a] of points.entries()) {
    const b = points.at(index - 1) as GeoPoint;
    if (a.lat > lat === b.lat > lat) continue;
    if (lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng) inside = !inside;
  }
  return inside;
}

/** Coarse numbers among fine ones: corners on one line, corners at one point, points on edges. */
const degrees = (from: number, to: number) =>
  fc.oneof(
    fc.double({ min: from, max: to, noNaN: true }),
    fc.integer({ min: from * 4, max: to * 4 }).map((quarter) => quarter / 4),
  );
const point = fc.record({ lat: degrees(46, 48), lng: degrees(6, 10) });

test('any point lies inside any outline exactly when comparing it with every edge says so', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 3, maxLength: 40 }),
      fc.array(point, { maxLength: 60 }),
      (outline, points) => {
        const inside = insidePolygon(outline);
        for (const { lat, lng } of [...points, ...outline])
          expect(inside(lat, lng)).toBe(isInsidePlainly(outline, lat, lng));
      },
    ),
    { seed: 42, numRuns: 1_000 },
  );
});

test.each([
  ['a line', [46, 46, 46], [6, 7, 8]],
  ['a meridian', [46, 47, 48], [7, 7, 7]],
  ['a point', [46, 46, 46], [7, 7, 7]],
] as const)('nothing lies inside %s, nor does what has no place', (_shape, lats, lngs) => {
  const inside = insidePolygon(lats.map((lat, index) => ({ lat, lng: lngs[index] as number })));
  expect([inside(46, 7), inside(47, 7), inside(46.5, 7.5), inside(Number.NaN, Number.NaN)]).toEqual(
    Array(4).fill(false),
  );
});
