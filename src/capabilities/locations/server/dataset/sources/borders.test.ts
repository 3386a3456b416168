import { expect, test } from 'vitest';
import type { Boundary, Position } from '#kernel/boundary.ts';
import { bordersBetween } from './borders.ts';
import { openMap, SHAPE_YEAR } from './swiss-maps.ts';

/** A square of one degree. */
const square = (west: number, south: number): Boundary => {
  const corners: [Position, ...Position[]] = [
    ...([
      [west, south],
      [west + 1, south],
      [west + 1, south + 1],
      [west, south + 1],
    ] as const),
  ] as [Position, ...Position[]];
  return [[[...corners, corners[0]]]];
};

test('the border of two neighbours is their common edge, once', () => {
  expect(bordersBetween([square(0, 0), square(1, 0)])).toEqual([
    [
      [1, 0],
      [1, 1],
    ],
  ]);
});

test('an area alone has none: its edge is a shore or the end of the country', () => {
  expect(bordersBetween([square(0, 0), square(5, 5)])).toEqual([]);
});

test('edges of one area that follow each other are one line', () => {
  const [line] = bordersBetween([square(0, 0), [...square(1, 0), ...square(0, 1)]]);
  expect(line).toEqual([
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
});

test('lines that are drawn already are left out', () => {
  expect(
    bordersBetween(
      [square(0, 0), square(1, 0)],
      [
        [
          [1, 1],
          [1, 0],
        ],
      ],
    ),
  ).toEqual([]);
});

test('the cantons of the newest year have more than forty common borders of 1,900 km together', () => {
  const lines = bordersBetween(
    openMap(SHAPE_YEAR)
      .areas('cantons')
      .map(({ boundary }) => boundary),
  );
  const km = (from: Position, to: Position): number =>
    111.195 * Math.hypot((to[0] - from[0]) * Math.cos((46.8 * Math.PI) / 180), to[1] - from[1]);
  const length = lines.reduce(
    (sum, line) => sum + line.slice(1).reduce((part, to, at) => part + km(line[at] ?? to, to), 0),
    0,
  );
  expect(lines.length).toBeGreaterThan(40);
  expect(length).toBeGreaterThan(1_500);
  expect(length).toBeLessThan(4_000);
});
