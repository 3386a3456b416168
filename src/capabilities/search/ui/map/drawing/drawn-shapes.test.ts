import { expect, test } from 'vitest';
import { DEFAULT_VIEW, EMPTY_FILTER, type Shapes } from '../../../search.filter.ts';
import { parseResults, resultsQuery } from '../../../search.links.ts';
import { drawnOf, shapesOf } from './drawn-shapes.ts';

const SHAPES: Shapes = {
  polygons: [
    [
      { lat: 46.5, lng: 6.5 },
      { lat: 46.6, lng: 6.5 },
      { lat: 46.55, lng: 6.7 },
    ],
  ],
  rectangles: [{ south: 46.1, west: 6.1, north: 46.2, east: 6.3 }],
  circles: [{ center: { lat: 47.3769, lng: 8.5417 }, radiusKm: 2.5 }],
};

test('shapes can be opened for drawing and closed again without changing', () => {
  const { circles, ...rest } = shapesOf(drawnOf(SHAPES));
  expect(rest).toEqual({ polygons: SHAPES.polygons, rectangles: SHAPES.rectangles });
  expect(circles[0]?.center).toEqual(SHAPES.circles[0]?.center);
  expect(circles[0]?.radiusKm).toBeCloseTo(2.5, 2);
});

test('a shape drawn with many decimals is the one that its address gives back', () => {
  const drawn = shapesOf([
    {
      kind: 'polygon',
      ring: [
        [6.5012345, 46.5098765],
        [6.6, 46.5],
        [6.55123456, 46.61],
        [6.5012345, 46.5098765],
      ],
    },
    {
      kind: 'rectangle',
      ring: [
        [6.123456, 46.1],
        [6.3, 46.1],
        [6.3, 46.234567],
        [6.123456, 46.234567],
        [6.123456, 46.1],
      ],
    },
  ]);
  const query = resultsQuery({ ...EMPTY_FILTER, ...drawn }, DEFAULT_VIEW);
  expect(parseResults({}, query).filter).toMatchObject(drawn);
});

test('no circle is larger than one may be', () => {
  const [circle] = shapesOf(
    drawnOf({ polygons: [], rectangles: [], circles: [{ center: { lat: 47, lng: 8 }, radiusKm: 300 }] }),
  ).circles;
  expect(circle?.radiusKm).toBe(100);
});
