import { expect, test } from 'vitest';
import { areaM2, type Boundary, contains, innerPosition, radiusM } from './boundary.ts';

const square = (west: number, south: number, size: number): Boundary[number][number] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

const frame: Boundary = [[square(7, 46, 0.3), square(7.1, 46.1, 0.1)]];

/** Bent around its own middle, like a municipality around a town. */
const horseshoe: Boundary = [
  [
    [
      [7, 46],
      [7.9, 46],
      [7.9, 46.9],
      [7.6, 46.9],
      [7.6, 46.1],
      [7.2, 46.1],
      [7.2, 46.9],
      [7, 46.9],
      [7, 46],
    ],
  ],
];

test('a hole does not belong to the place', () => {
  expect(contains(frame, [7.05, 46.05])).toBe(true);
  expect(contains(frame, [7.15, 46.15])).toBe(false);
  expect(contains(frame, [7.5, 46.15])).toBe(false);
});

test('the area of a tenth of a degree squared is about 86 square kilometres, less in a hole', () => {
  const whole = areaM2([[square(7, 46, 0.1)]]);
  expect(whole / 1e6).toBeCloseTo(85.9, 0);
  expect(areaM2(frame) / whole).toBeCloseTo(8, 1);
  expect(radiusM(Math.PI * 2500)).toBe(50);
});

test.each([
  ['a square', [[square(7, 46, 0.1)]]],
  ['a frame', frame],
  ['a horseshoe', horseshoe],
  ['an island and its larger sister', [[square(6, 46, 0.01)], [square(7, 46, 0.2)]]],
])('the point of %s lies inside', (_name, boundary) => {
  expect(contains(boundary, innerPosition(boundary))).toBe(true);
});

test('the point of several islands lies in the largest', () => {
  expect(innerPosition([[square(6, 46, 0.01)], [square(7, 46, 0.2)]])).toEqual([7.1, 46.1]);
});
