import { expect, test } from 'vitest';
import { caseHref, listHref, readView } from './moderation-views.ts';

const queryOf = (href: string): string => href.split('?')[1] ?? '';

test.each([
  ['', { list: 'waiting', page: 1 }],
  ['list=reports&page=3', { list: 'reports', page: 3 }],
  ['list=nothing&page=-1', { list: 'waiting', page: 1 }],
  ['page=1e9', { list: 'waiting', page: 1 }],
  ['offer=12', { offerId: 12 }],
  ['offer=99999999999', { list: 'waiting', page: 1 }],
  ['offer=x', { list: 'waiting', page: 1 }],
] as const)('%j asks for %j', (query, view) => {
  expect(readView(query)).toEqual(view);
});

test('the view of an address comes back from it', () => {
  expect(readView(queryOf(listHref('decided', 'de', 2)))).toEqual({ list: 'decided', page: 2 });
  expect(readView(queryOf(caseHref(7, 'fr')))).toEqual({ offerId: 7 });
  expect(listHref('waiting', 'en')).toBe('/en/workspace/moderation');
});
