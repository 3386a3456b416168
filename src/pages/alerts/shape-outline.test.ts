import { expect, test } from 'vitest';
import { outlineOf } from './shape-outline.ts';

test('shapes fill their drawing, north up; without any it is empty', () => {
  expect(outlineOf({ polygons: [], rectangles: [], circles: [] })).toBe('');
  const box = { south: 46, west: 6, north: 47, east: 6.5 };
  expect(outlineOf({ polygons: [], rectangles: [box], circles: [] })).toBe('M4.0 60.0L4.0 4.0L23.5 4.0L23.5 60.0Z');
  const circle = outlineOf({ polygons: [], rectangles: [], circles: [{ center: { lat: 46, lng: 6 }, radiusKm: 5 }] });
  const numbers = [...circle.matchAll(/[\d.]+/g)].map(Number);
  expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([4, 60]);
});
