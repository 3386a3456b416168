import { expect, test } from 'vitest';
import { priceStanding } from './price-check.ts';

test.each([
  [600, 'tooLow'],
  [1_500, 'below'],
  [2_000, 'inRange'],
  [2_500, 'above'],
  [6_000, 'tooHigh'],
])('a rent of %i where half the homes cost 1,800 to 2,300 is %s', (price, standing) => {
  expect(priceStanding(price, { low: 1_800, median: 2_000, high: 2_300 })).toBe(standing);
});
