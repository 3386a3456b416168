import fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cityId, LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category } from '#capabilities/offers/offer.ts';
import {
  type Criteria,
  likelyCriteria,
  type SearchedMarket,
  searchedMarket,
} from '#tests/support/market/searched-market.ts';
import { cellBounds, parseCellKey } from '../../map-cell.ts';

const COUNTRY = { south: 45.7, west: 5.9, north: 47.9, east: 10.6 };
const CELLS = 'count map(view: VIEW) { inView withoutPoint cells { key lat lng count offerId price isPoint } }';
const FACET_LISTS = ['categories', 'subCategories', 'features', 'floors', 'added', 'rooms'] as const;
const FACETS = `count facets { ${FACET_LISTS.map((name) => `${name} { value count }`).join(' ')}
  withPrice privateOnly sources { id name count } agencies { id name count } }`;

interface Cell {
  key: string;
  lat: number;
  lng: number;
  count: number;
  offerId: number | null;
  price: number | null;
  isPoint: boolean;
}
interface MapAnswer {
  count: number;
  map: { inView: number; withoutPoint: number; cells: Cell[] };
}
interface Choice {
  value: number;
  count: number;
}
type FacetsAnswer = {
  count: number;
  facets: Record<(typeof FACET_LISTS)[number], Choice[]> &
    Record<'sources' | 'agencies', { id: number; name: string; count: number }[]> &
    Record<'withPrice' | 'privateOnly', number>;
};
type View = typeof COUNTRY & { zoom: number };

let searched: SearchedMarket;

beforeAll(async () => {
  searched = await searchedMarket(3_000);
});
afterAll(() => searched.app.close());

const viewText = (view: View): string =>
  `{ ${Object.entries(view)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} }`;
const askMap = (criteria: Criteria, view: View): Promise<MapAnswer> =>
  searched.ask(criteria, CELLS.replace('VIEW', viewText(view)));
const countOf = async (criteria: Criteria): Promise<number> =>
  (await searched.ask<{ count: number }>(criteria, 'count')).count;
const total = (cells: readonly { count: number }[]): number => cells.reduce((sum, { count }) => sum + count, 0);

const anyZoom = fc.double({ min: 5, max: 19, noNaN: true });
const anyView = fc
  .record({
    south: fc.double({ min: 45.8, max: 47, noNaN: true }),
    west: fc.double({ min: 6, max: 9, noNaN: true }),
    size: fc.double({ min: 0.001, max: 2, noNaN: true }),
    zoom: anyZoom,
  })
  .map(({ south, west, size, zoom }): View => ({ south, west, north: south + size, east: west + size * 1.5, zoom }));

describe('the map', () => {
  test('has as many homes as the list, in cells that part them, at any zoom', async () => {
    await fc.assert(
      fc.asyncProperty(likelyCriteria, anyZoom, async (criteria, zoom) => {
        const { count, map } = await askMap(criteria, { ...COUNTRY, zoom });
        expect(count).toBe((await searched.expected(criteria)).length);
        expect(map.withoutPoint + map.inView).toBe(count);
        expect(total(map.cells)).toBe(map.inView);
        expect(new Set(map.cells.map(({ key }) => key)).size).toBe(map.cells.length);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('never answers with more than 1,000 cells or 100 kB, and puts each into its own square', async () => {
    await fc.assert(
      fc.asyncProperty(anyView, async (view) => {
        const answer = await askMap({}, view);
        expect(answer.map.cells.length).toBeLessThanOrEqual(1_000);
        expect(JSON.stringify(answer).length).toBeLessThanOrEqual(100_000);
        for (const cell of answer.map.cells) {
          const position = parseCellKey(cell.key);
          const { south, west, north, east } = cellBounds(position ?? { level: 0, x: 0, y: 0 });
          expect(position).not.toBeNull();
          expect(cell.lat > south - 1e-4 && cell.lat < north + 1e-4).toBe(true);
          expect(cell.lng > west - 1e-4 && cell.lng < east + 1e-4).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  test('shows in a view the homes that lie in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyView, async (view) => {
        const homes = await searched.expected({});
        const inView = homes.filter(
          ({ lat, lng }) =>
            lat !== null &&
            lng !== null &&
            lat >= view.south &&
            lat <= view.north &&
            lng >= view.west &&
            lng <= view.east,
        );
        // The finest grid is 4 cm wide: a home on the very edge may count either way.
        expect(Math.abs((await askMap({}, view)).map.inView - inView.length)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 50 },
    );
  }, 60_000);

  test('opens a cell into exactly its homes, and names the home that is alone', async () => {
    const { map } = await askMap({}, { ...COUNTRY, zoom: 9 });
    for (const cell of map.cells.slice(0, 40)) {
      const { count, result } = await searched.ask<{
        count: number;
        result: { id: number; comparablePrice: number }[];
      }>({ cell: cell.key, pageSize: 100 }, 'count result { id comparablePrice }');
      expect(count).toBe(cell.count);
      if (cell.count === 1) expect(result.map(({ id }) => id)).toEqual([cell.offerId]);
      else expect(cell.offerId).toBeNull();
      const prices = result.map(({ comparablePrice }) => comparablePrice).filter((price) => price !== null);
      if (count <= 100) expect(cell.price).toBe(prices.length > 0 ? Math.min(...prices) : null);
    }
  });

  test('says when no zoom would part the homes of a cell', async () => {
    const { map } = await askMap({}, { south: 46.4, west: 6.5, north: 46.6, east: 6.8, zoom: 22 });
    const homes = await searched.expected({});
    for (const cell of map.cells) {
      const bounds = cellBounds(parseCellKey(cell.key) ?? { level: 0, x: 0, y: 0 });
      const points = homes.filter(
        ({ lat, lng }) =>
          lat !== null &&
          lng !== null &&
          lat > bounds.south &&
          lat < bounds.north &&
          lng > bounds.west &&
          lng < bounds.east,
      );
      expect(cell.isPoint).toBe(new Set(points.map(({ lat, lng }) => `${lat},${lng}`)).size === 1);
    }
  });

  test.each([
    ['corners the wrong way round', { south: 47, west: 8, north: 46, east: 9, zoom: 8 }],
    ['a zoom that no map has', { ...COUNTRY, zoom: 40 }],
    ['a place beyond the earth', { ...COUNTRY, north: 95, zoom: 8 }],
  ])('refuses %s', async (_name, view) => {
    await expect(askMap({}, view)).rejects.toThrow('error.validation.value');
  });

  test.each(['', '3/9/9', '30/1/1', '5/-1/2', '5/1', 'a/b/c'])('refuses the cell "%s"', async (cell) => {
    await expect(countOf({ cell })).rejects.toThrow('error.validation.value');
  });
});

describe('the count beside a choice is what the list has once it is chosen', () => {
  const chosen = (filter: Criteria): Record<(typeof FACET_LISTS)[number], (value: number) => Criteria> => ({
    categories: (category) => ({ ...filter, category: category as Category, subCategory: 0 }),
    subCategories: (subCategory) => ({ ...filter, subCategory }),
    features: (feature) => ({ ...filter, features: (filter.features ?? 0) | feature }),
    floors: (floor) => ({ ...filter, floor: floor as 0 | 1 | 2 }),
    added: (added) => ({ ...filter, added: added as 0 | 1 | 3 | 7 | 14 | 30 }),
    rooms: (rooms) => ({ ...filter, minRooms: rooms, maxRooms: rooms }),
  });

  test('for any search', async () => {
    await fc.assert(
      fc.asyncProperty(likelyCriteria, async (criteria) => {
        const { facets } = await searched.ask<FacetsAnswer>(criteria, FACETS);
        for (const name of FACET_LISTS) {
          for (const { value, count } of facets[name]) {
            expect([name, value, count]).toEqual([name, value, await countOf(chosen(criteria)[name](value))]);
          }
        }
        expect(facets.withPrice).toBe(await countOf({ ...criteria, excludePriceOnRequest: true }));
        expect(facets.privateOnly).toBe(await countOf({ ...criteria, noAgency: true }));
        for (const { id, count } of facets.sources) expect(count).toBe(await countOf({ ...criteria, sourceType: id }));
        for (const { id, count } of facets.agencies.slice(0, 5)) {
          expect(count).toBe(await countOf({ ...criteria, noAgency: false, agencyId: id }));
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  test('agencies come by their names, those with most homes first', async () => {
    const { facets } = await searched.ask<FacetsAnswer>({}, FACETS);
    expect(facets.agencies).toHaveLength(20);
    expect(facets.agencies.map(({ count }) => count)).toEqual(
      facets.agencies.map(({ count }) => count).toSorted((a, b) => b - a),
    );
    for (const { id, name } of facets.agencies.slice(0, 3)) {
      expect(searched.market.find(({ agencyId }) => agencyId === id)?.agencyName).toBe(name);
    }
  });
});

describe('the histogram of prices', () => {
  interface Histogram {
    priceHistogram: { bars: { from: number; to: number | null; count: number }[]; onRequest: number };
  }
  const askPrices = async (criteria: Criteria) =>
    (await searched.ask<Histogram>(criteria, 'priceHistogram { onRequest bars { from to count } }')).priceHistogram;

  test('counts each home once, for any price criteria, in bars that follow one another', async () => {
    await fc.assert(
      fc.asyncProperty(likelyCriteria, async (criteria) => {
        const { bars, onRequest } = await askPrices(criteria);
        const homes = await searched.expected({
          ...criteria,
          minPrice: null,
          maxPrice: null,
          excludePriceOnRequest: false,
        });
        expect(total(bars) + onRequest).toBe(homes.length);
        expect(bars.length).toBeLessThanOrEqual(60);
        for (const [index, { from, to }] of bars.entries()) {
          expect(to).toBe(bars[index + 1]?.from ?? null);
          expect(to === null || to > from).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  test('a bar holds what a search between its ends finds', async () => {
    const kind = { category: Category.Apartment, excludePriceOnRequest: true };
    const { bars } = await askPrices(kind);
    expect(bars.length).toBeGreaterThan(10);
    for (const { from, to, count } of bars) {
      expect(await countOf({ ...kind, minPrice: from, maxPrice: to === null ? null : to - 1 })).toBe(count);
    }
  });
});

describe('neighbours of a place', () => {
  interface Neighbours {
    neighbours: { count: number; location: { id: number } }[];
  }
  const askNeighbours = async (criteria: Criteria) =>
    (await searched.ask<Neighbours>(criteria, 'neighbours { count location { id } }')).neighbours;

  test('are other municipalities in which the same search finds so many homes', async () => {
    const neighbours = await askNeighbours({ locationIds: [LAUSANNE_ID], minRooms: 2 });
    expect(neighbours.length).toBeGreaterThan(2);
    for (const { count, location } of neighbours) {
      expect(location.id).not.toBe(LAUSANNE_ID);
      expect(count).toBe(await countOf({ locationIds: [location.id], minRooms: 2 }));
    }
  });

  test('are not offered beside shapes or several places', async () => {
    expect(await askNeighbours({ locationIds: [LAUSANNE_ID, cityId(261)] })).toEqual([]);
    expect(await askNeighbours({ locationIds: [LAUSANNE_ID], rectangles: [COUNTRY] })).toEqual([]);
    expect(await askNeighbours({})).toEqual([]);
  });
});

test('no statement of any search reads a table of listings from end to end', async () => {
  const { database } = searched.app;
  await sql`analyze`.execute(database.db);
  const everything = `${FACETS} priceHistogram { onRequest } neighbours { count location { id } }
    map(view: ${viewText({ ...COUNTRY, zoom: 9 })}) { inView }
    result { id images(limit: 5) { hash } previousPrice contactInfo { type } }`;
  const plans = new Map<string, string>();
  for (const criteria of fc.sample(likelyCriteria, { numRuns: 500, seed: 7 })) {
    database.takeStatements();
    await searched.ask(criteria, everything);
    for (const statement of database.takeStatements()) {
      const { rows } = await database.db.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${statement.sql}`, [...statement.parameters]),
      );
      plans.set(rows.map((row) => row['QUERY PLAN']).join('\n'), statement.sql);
    }
  }
  const scanned = /Seq Scan on "?(offer_search|active_offer|offer|active_offer_picture|active_offer_price_history)\b/;
  expect(plans.size).toBeGreaterThan(5);
  for (const [plan, statement] of plans) expect(plan, statement).not.toMatch(scanned);
}, 120_000);
