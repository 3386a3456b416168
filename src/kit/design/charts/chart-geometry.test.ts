import { expect, test } from 'vitest';
import { binPosition, chartPoint, linePath, stepPath, timePoints } from './chart-geometry.ts';

const history = [
  { at: '2026-01-01', value: 2000 },
  { at: '2026-01-11', value: 1900 },
  { at: '2026-01-21', value: 1950 },
];

test('time runs to the right in proportion and the highest value is on top', () => {
  const points = timePoints(history);
  expect(points.map(({ x }) => x)).toEqual([0, 50, 100]);
  expect(points[0]?.y).toBeLessThan(points[2]?.y ?? 0);
  expect(points[2]?.y).toBeLessThan(points[1]?.y ?? 0);
});

test('the present can be later than the last value', () => {
  expect(timePoints(history, '2026-02-10').map(({ x }) => x)).toEqual([0, 25, 50]);
  expect(timePoints(history, '2026-01-31').map(({ x }) => x)).toEqual([0, 33.33, 66.67]);
});

test('a price that never changed is a level line in the middle', () => {
  expect(timePoints([{ at: '2026-01-01', value: 2000 }])).toEqual([{ x: 0, y: 50 }]);
});

test('a price holds until the next one and the last until today', () => {
  expect(
    stepPath([
      { x: 0, y: 10 },
      { x: 50, y: 90 },
    ]),
  ).toBe('M0 10H50V90H100');
  expect(stepPath([])).toBe('');
  expect(linePath([{ x: 0, y: 10 }, chartPoint(33.333, 90)])).toBe('M0 10L33.33 90');
});

test('a home is within its bin in proportion, and nowhere when it is off the axis', () => {
  const bins = [
    { from: 0, to: 1000, count: 3 },
    { from: 1000, to: 3000, count: 5 },
  ];
  expect(binPosition(bins, 500)).toBe(25);
  expect(binPosition(bins, 2000)).toBe(75);
  expect(binPosition(bins, 1000)).toBe(50);
  expect(binPosition(bins, 3000)).toBeNull();
  expect(binPosition(bins, -1)).toBeNull();
});
