import { expect, test } from 'vitest';
import { bestOf, featureRows } from './compare-rows.ts';
import type { ComparedHome } from './my-favourites.loader.ts';

test('the lowest price and the largest area are the best, also of two homes alike', () => {
  expect(bestOf([2_000, 1_500, 1_800], 'lowest')).toEqual([1]);
  expect(bestOf([60, 80, 80], 'highest')).toEqual([1, 2]);
});

test('an unknown value is never the best, and one that no other is compared with has no mark', () => {
  expect(bestOf([null, 1_500, 1_800], 'lowest')).toEqual([1]);
  expect(bestOf([null, 1_500], 'lowest')).toEqual([]);
  expect(bestOf([70, 70], 'highest')).toEqual([]);
  expect(bestOf([], 'highest')).toEqual([]);
});

test('features that none of the homes has are left out', () => {
  const homes = [{ features: 1 }, { features: 3 }] as ComparedHome[];
  const rows = featureRows(homes, { text: (id) => id });
  expect(rows).toEqual([
    { label: 'offer.feature.1', has: [true, true] },
    { label: 'offer.feature.2', has: [false, true] },
  ]);
});
