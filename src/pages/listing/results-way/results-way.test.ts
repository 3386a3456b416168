import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { WayBack } from '#kit/links/way-back.ts';
import { findNeighbours, readWayBack } from './results-way.ts';

vi.mock('#kit/graphql/execute.ts', () => ({ execute: vi.fn() }));

const LIST = '/en/properties/rent/apartment-house,3/zuerich,c196541?minRooms=2&pageNumber=2';
const pathOf = (id: number): string => `/en/listing/rent/home,${id}`;
const way = (facts: Partial<WayBack> = {}): WayBack => ({
  list: LIST,
  index: 3,
  items: [21, 22, 23].map(pathOf),
  ...facts,
});

/** The ids that the search finds by page; `asked` holds its inputs. */
let found: Record<number, number[]> = {};
const asked: unknown[] = [];

beforeAll(() => {
  vi.mocked(execute).mockImplementation(async (_document, variables) => {
    const { filter } = variables as { filter: { pageNumber?: number } };
    asked.push(filter);
    const ids = found[filter.pageNumber ?? 1];
    if (!ids) throw new AppError('error.unavailable', { code: 503 });
    const offer = { offerType: 1, category: 1, title: 'Home', city: 'Zürich' };
    return { coords: { result: ids.map((id) => ({ ...offer, id })) } };
  });
});
beforeEach(() => {
  found = { 1: [11, 12], 2: [21, 22, 23], 3: [31, 32] };
  asked.length = 0;
});
afterAll(() => vi.restoreAllMocks());

const around = async (id: number, facts?: Partial<WayBack>) => {
  const { previous, next } = await findNeighbours(way(facts), pathOf(id), 'en');
  return [previous?.href ?? null, next?.href ?? null];
};

describe('the homes around one', () => {
  test('are those of the list it was chosen from, without a question', async () => {
    expect(await around(22)).toEqual([pathOf(21), pathOf(23)]);
    expect(asked).toEqual([]);
  });

  test('stay the same when it is gone and the search no longer finds it', async () => {
    found = { 1: [11, 12], 2: [21, 23, 31], 3: [32] };
    expect(await around(22)).toEqual([pathOf(21), pathOf(23)]);
  });

  test('lie on the pages before and after at the ends of a page, in the same search', async () => {
    expect(await around(21)).toEqual([pathOf(12), pathOf(22)]);
    expect(await around(23)).toEqual([pathOf(22), pathOf(31)]);
    expect(asked[0]).toMatchObject({ minRooms: 2, locationIds: [196_541], pageNumber: 2 });
  });

  test('go on from the page that was reached', async () => {
    const { next } = await findNeighbours(way(), pathOf(23), 'en');
    expect(next?.wayBack).toEqual(way({ page: 3, items: [31, 32].map(pathOf) }));
    const beyond = await findNeighbours(next?.wayBack ?? way(), pathOf(31), 'en');
    expect([beyond.previous?.href, beyond.next?.href]).toEqual([pathOf(23), pathOf(32)]);
  });

  test('end where the search ends', async () => {
    found = { 1: [11], 2: [21], 3: [] };
    expect(await around(21, { items: [pathOf(21)] })).toEqual([pathOf(11), null]);
    expect(await around(11, { list: LIST.replace(/&.*/, ''), items: [pathOf(11)] })).toEqual([null, pathOf(21)]);
  });

  test('are found by the search where no list is known, as in a new tab', async () => {
    expect(await around(22, { items: [] })).toEqual([pathOf(21), pathOf(23)]);
  });

  test('are none where the search cannot be asked or no longer finds the home', async () => {
    found = { 2: [21, 22, 23] };
    expect(await around(23)).toEqual([pathOf(22), null]);
    expect(await around(99)).toEqual([null, null]);
  });
});

describe('a way back', () => {
  test('is written in the language of the page, and then leads there by its address', () => {
    expect(readWayBack(way(), 'en')).toEqual(way());
    expect(readWayBack(way(), 'de')).toEqual({
      list: '/de/immobilien/mieten/apartment-house,3/zuerich,c196541?minRooms=2&pageNumber=2',
      index: Number.MAX_SAFE_INTEGER,
      items: [21, 22, 23].map((id) => `/de/angebot/mieten/home,${id}`),
    });
  });

  test.each([
    ['nothing', undefined],
    ['a text', LIST],
    ['of another build', { results: LIST }],
    ['without a place in the history', { ...way(), index: '3' }],
    ['to another site', way({ list: `https://elsewhere.example${LIST}` })],
    ['to another site without a scheme', way({ list: `//elsewhere.example${LIST}` })],
    ['to a script', way({ list: 'javascript:alert(1)' })],
    ['to another screen', way({ list: '/en/contact' })],
    ['with items that are no texts', { ...way(), items: [1] }],
  ])('%s is none', (_name, stored) => {
    expect(readWayBack(stored, 'en')).toBeNull();
  });

  test('passes listings only, and not without end', () => {
    const strange = way({ items: ['javascript:alert(1)', '/en/contact', ...Array(999).fill(pathOf(1))] });
    const items = readWayBack(strange, 'en')?.items;
    expect(items?.length).toBe(200);
    expect(new Set(items)).toEqual(new Set([pathOf(1)]));
  });
});
