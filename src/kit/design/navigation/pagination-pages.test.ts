import { expect, test } from 'vitest';
import { paginationPages } from './pagination-pages.ts';

const shown = (page: number, count: number) =>
  paginationPages(page, count)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 20, '1 2 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 19 20'],
  [3, 5, '1 2 3 4 5'],
  [834, 834, '1 … 833 834'],
])('page %d of %d shows %s', (page, count, expected) => {
  expect(shown(page, count)).toBe(expected);
});

test('both gaps have a name of their own', () => {
  expect(paginationPages(10, 20).filter((item) => typeof item === 'string')).toEqual(['gap-before', 'gap-after']);
});
