import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '#kernel/geo.ts';
import {
  boundsOfRing,
  boxRing,
  circleOfRing,
  circleRing,
  isInside,
  joinBounds,
  pointsRing,
  ringPoints,
  roundedBounds,
} from './map-geometry.ts';

const LAUSANNE = { lat: 46.5197, lng: 6.6323 };
const GENEVA = { lat: 46.2044, lng: 6.1432 };
const swissPoint = fc.record({
  lat: fc.double({ min: 45.8, max: 47.9, noNaN: true }),
  lng: fc.double({ min: 5.9, max: 10.6, noNaN: true }),
});

describe('shapes on a map', () => {
  test('distances are measured over the ground', () => {
    expect(distanceKm(LAUSANNE, GENEVA)).toBeCloseTo(51.4, 0);
    expect(distanceKm(LAUSANNE, LAUSANNE)).toBe(0);
  });

  test('a circle keeps centre and radius when it is drawn and read again', () => {
    fc.assert(
      fc.property(swissPoint, fc.double({ min: 0.05, max: 50, noNaN: true }), (center, radiusKm) => {
        const read = circleOfRing(circleRing(center, radiusKm));
        expect(distanceKm(read.center, center)).toBeLessThan(0.01 * radiusKm);
        expect(Math.abs(read.radiusKm - radiusKm)).toBeLessThan(0.005 * radiusKm + 0.001);
      }),
    );
  });

  test('an area keeps its corners, and its ring is closed', () => {
    const points = [LAUSANNE, GENEVA, { lat: 46.9, lng: 7.4 }];
    const ring = pointsRing(points);
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(ringPoints(ring)).toEqual(points);
  });

  test('a box is found again from its corners, whichever corner comes first', () => {
    const box = { south: 46, west: 6, north: 47, east: 8 };
    const ring = boxRing(box);
    expect(boundsOfRing(ring)).toEqual(box);
    expect(boundsOfRing([...ring.slice(2), ...ring.slice(1, 3)])).toEqual(box);
  });

  test('several boxes fit into one; none into none', () => {
    expect(
      joinBounds([
        { south: 46, west: 6, north: 46.5, east: 7 },
        { south: 46.2, west: 5, north: 47, east: 6.5 },
      ]),
    ).toEqual({ south: 46, west: 5, north: 47, east: 7 });
    expect(joinBounds([])).toBeNull();
  });

  test('of two boxes side by side a point lies in one', () => {
    const west = { south: 46, west: 6, north: 47, east: 7 };
    const east = { ...west, west: 7, east: 8 };
    const border = { lat: 46.5, lng: 7 };
    expect([isInside(border, west), isInside(border, east)]).toEqual([false, true]);
  });

  test('boxes are rounded as addresses write them', () => {
    expect(roundedBounds({ south: 46.1234567, west: 6.000004, north: 46.5, east: 6.9999999 })).toEqual({
      south: 46.12346,
      west: 6,
      north: 46.5,
      east: 7,
    });
  });
});
