import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test.each([
  ['7', 7],
  [' 1’234 ', 1_234],
  ['2147483647', 2_147_483_647],
])('%j is a number', (typed, number) => {
  expect(wholeNumber.parse(typed)).toBe(number);
});

test.each(['', '0', '-1', '1.5', '1e3', 'seven', '2147483648', '99999999999'])('%j is none', (typed) => {
  expect(wholeNumber.safeParse(typed).success).toBe(false);
});
