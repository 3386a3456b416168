import { expect, test } from 'vitest';
import { activeDot } from './carousel-dots.ts';

test('each picture of a short set has its own dot', () => {
  expect([0, 1, 2, 3, 4].map((index) => activeDot(index, 5))).toEqual([0, 1, 2, 3, 4]);
});

test('a long set shows where it begins and where it ends', () => {
  expect([0, 1, 2, 5, 9, 10, 11].map((index) => activeDot(index, 12))).toEqual([0, 1, 2, 2, 2, 3, 4]);
});
