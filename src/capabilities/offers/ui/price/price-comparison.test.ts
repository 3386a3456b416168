import { describe, expect, test } from 'vitest';
import { comparePrices, shownPerM2 } from './price-comparison.ts';

describe('a price per m² beside the median of the place', () => {
  test('is said to be so many percent below or above', () => {
    expect(comparePrices(18, 20)).toMatchObject({ relation: 'below', percent: 10 });
    expect(comparePrices(25, 20)).toMatchObject({ relation: 'above', percent: 25 });
  });

  test('is the same when hardly anything parts them', () => {
    expect(comparePrices(20.2, 20)).toMatchObject({ relation: 'same' });
  });

  test('is in the middle of the scale when it is the median, and never off the scale', () => {
    expect(comparePrices(20, 20).position).toBe(50);
    expect(comparePrices(1, 20).position).toBeGreaterThan(0);
    expect(comparePrices(900, 20).position).toBeLessThan(100);
    expect(comparePrices(17, 20).position).toBeLessThan(comparePrices(18, 20).position);
  });
});

test.each([
  [27.26, 27.3],
  [99.96, 100],
  [7_812.5, 7_813],
])('a price of %d per m² is shown as %d on every page', (value, shown) => expect(shownPerM2(value)).toBe(shown));
