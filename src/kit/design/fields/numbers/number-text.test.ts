import { expect, test } from 'vitest';
import { parseNumber } from './number-text.ts';

test.each([
  ['1950', 1950],
  ["1'950", 1950],
  ['1’950.–', 1950],
  ['1 250 000', 1_250_000],
  ['CHF 1’950.50', 1950.5],
  ['Fr. 800.-', 800],
  ['1,950', 1950],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['3.5', 3.5],
  ['3,5', 3.5],
  ['0.125', 0.125],
  ['10.500', 10_500],
  ['-1', -1],
  ['−1', -1],
])('%s is read as %d', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test('nothing written is no number and no mistake', () => {
  expect(parseNumber('  ')).toBeNull();
});

test.each(['abc', '1..5', '12a', '-', '1-2', '3.5.1', 'Infinity', '1e5'])('%s is refused', (text) => {
  expect(parseNumber(text)).toBe('invalid');
});
