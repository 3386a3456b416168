import { expect, test } from 'vitest';
import { type RentName, rentAfter, typedNames } from './rent-sums.ts';

const NONE = { netPrice: null, additionalFees: null, price: null };

test.each<[string, Partial<typeof NONE> | object, RentName[], object]>([
  [
    'net and fees give gross',
    { netPrice: 1_800, additionalFees: 200 },
    ['additionalFees', 'netPrice'],
    { price: 2_000 },
  ],
  ['net and gross give fees', { netPrice: 1_800, price: 2_000 }, ['price', 'netPrice'], { additionalFees: 200 }],
  ['fees and gross give net', { additionalFees: 200, price: 2_000 }, ['price', 'additionalFees'], { netPrice: 1_800 }],
])('%s', (_name, typed, recent, worked) => {
  expect(rentAfter({ ...NONE, ...typed }, recent)).toEqual({ ...NONE, ...typed, ...worked });
});

test('of three numbers the one typed longest ago gives way', () => {
  const sums = { netPrice: 1_800, additionalFees: 200, price: 2_100 };
  expect(rentAfter(sums, ['price', 'additionalFees', 'netPrice']).netPrice).toBe(1_900);
  expect(rentAfter(sums, ['price', 'netPrice', 'additionalFees']).additionalFees).toBe(300);
});

test('a net rent alone is the whole rent, until charges are typed', () => {
  const alone = rentAfter({ ...NONE, netPrice: 2_400 }, ['netPrice']);
  expect(alone).toEqual({ netPrice: 2_400, additionalFees: null, price: 2_400 });
  expect(rentAfter({ ...alone, netPrice: 2_500 }, ['netPrice'])).toMatchObject({ price: 2_500 });
  expect(rentAfter({ ...alone, additionalFees: 200 }, ['additionalFees', 'netPrice'])).toMatchObject({ price: 2_600 });
});

test('a gross rent or charges alone give nothing, and none is computed below 0', () => {
  expect(rentAfter({ ...NONE, price: 2_000 }, ['price'])).toEqual({ ...NONE, price: 2_000 });
  const sums = { ...NONE, netPrice: 1_800, price: 18 };
  expect(rentAfter(sums, ['price', 'netPrice'])).toEqual(sums);
});

test('a removed number is not computed from itself', () => {
  const sums = { netPrice: 1_800, additionalFees: 200, price: null };
  expect(rentAfter(sums, ['price', 'additionalFees', 'netPrice']).price).toBe(2_000);
});

test('a gross rent of a stored net rent alone was not typed, so it follows the net rent', () => {
  const stored = { ...NONE, netPrice: 2_400, price: 2_400 };
  expect(typedNames(stored)).toEqual(['netPrice']);
  expect(rentAfter({ ...stored, netPrice: 2_500 }, typedNames(stored)).price).toBe(2_500);
  expect(typedNames({ netPrice: 2_400, additionalFees: 0, price: 2_400 })).toEqual([
    'netPrice',
    'additionalFees',
    'price',
  ]);
  expect(typedNames({ ...NONE, price: 2_400 })).toEqual(['price']);
});
