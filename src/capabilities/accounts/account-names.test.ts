import { expect, test } from 'vitest';
import { AFFILIATIONS } from './account.ts';
import { bitsOfNames, namesOfBits } from './account-names.ts';

test('memberships are bits, lowest first', () => {
  expect(namesOfBits(AFFILIATIONS, 5)).toEqual(['USPI', 'ARCID']);
  expect(bitsOfNames(AFFILIATIONS, ['ARCID', 'USPI'])).toBe(5);
  expect(namesOfBits(AFFILIATIONS, 0)).toEqual([]);
});
