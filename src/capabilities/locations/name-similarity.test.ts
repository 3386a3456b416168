import { expect, test } from 'vitest';
import { nameSimilarity } from './name-similarity.ts';

test('the same name is wholly alike, another one not at all', () => {
  expect(nameSimilarity('st gallen', 'st gallen')).toBe(1);
  expect(nameSimilarity('bern', 'lugano')).toBe(0);
  expect(nameSimilarity('', 'bern')).toBe(0);
});

test('a typing error leaves more in common than another place has', () => {
  expect(nameSimilarity('winterhur', 'winterthur')).toBeGreaterThan(0.5);
  expect(nameSimilarity('winterhur', 'wintersingen')).toBeLessThan(0.5);
});
