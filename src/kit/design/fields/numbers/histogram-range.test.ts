import { expect, test } from 'vitest';
import { binEdges, chosenPositions, rangeBetween } from './histogram-range.ts';

const bins = [500, 1000, 1500, 2000].map((from) => ({ from, to: from + 500, count: 1 }));
const edges = binEdges(bins);

test('the thumbs are on the edges of the bars', () => {
  expect(edges).toEqual([500, 1000, 1500, 2000, 2500]);
  expect(chosenPositions(edges, { from: 1000, to: 2000 })).toEqual([1, 3]);
  expect(rangeBetween(edges, [1, 3])).toEqual({ from: 1000, to: 2000 });
});

test('at the ends of the axis nothing is asked', () => {
  expect(chosenPositions(edges, { from: null, to: null })).toEqual([0, 4]);
  expect(rangeBetween(edges, [0, 4])).toEqual({ from: null, to: null });
});

test('a bound that was typed is at the nearest edge, one beyond the axis at its end', () => {
  expect(chosenPositions(edges, { from: 1100, to: 1990 })).toEqual([1, 3]);
  expect(chosenPositions(edges, { from: 10, to: 90_000 })).toEqual([0, 4]);
});

test('the thumbs never meet, so that each can be taken', () => {
  expect(chosenPositions(edges, { from: 90_000, to: null })).toEqual([3, 4]);
  expect(chosenPositions(edges, { from: 1510, to: 1490 })).toEqual([2, 3]);
});

test('without bars there are no edges', () => {
  expect(binEdges([])).toEqual([]);
});
