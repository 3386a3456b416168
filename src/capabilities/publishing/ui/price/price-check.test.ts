import { expect, test } from 'vitest';
import { priceStanding, roundedUsual } from './price-check.ts';

test.each([
  [600, 'tooLow'],
  [1_500, 'below'],
  [2_000, 'inRange'],
  [2_500, 'above'],
  [6_000, 'tooHigh'],
])('a rent of %i where half the homes cost 1,800 to 2,300 is %s', (price, standing) => {
  expect(priceStanding(price, { low: 1_800, median: 2_000, high: 2_300 })).toBe(standing);
});

test('usual rents are said in tens, usual prices of a sale in thousands', () => {
  const usual = { low: 951_250, median: 1_120_499, high: 1_306_250 };
  expect(roundedUsual(usual, 0)).toEqual({ low: 951_000, median: 1_120_000, high: 1_306_000 });
  expect(roundedUsual({ low: 1_804, median: 2_005, high: 2_297 }, 1)).toEqual({
    low: 1_800,
    median: 2_010,
    high: 2_300,
  });
});
