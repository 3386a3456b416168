import { suggestLocations } from '#capabilities/locations/server/location.service.ts';
import { searchTable } from '#capabilities/search/server/index/search-index.ts';
import {
  facetsFound,
  findOffers,
  mapFound,
  type OfferResults,
  readFound,
} from '#capabilities/search/server/search.service.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { benchContext } from './bench-context.ts';
import { measure, type Timing } from './measure.ts';
import { benchSearches } from './searches.ts';

/** A part of a search: its times, and the largest answer it gave. */
type PartTiming = Timing & { mostKb: number };

/** All parts of a search over a market of one size. */
export interface SearchTimings {
  size: number;
  timings: PartTiming[];
  loadMs: number;
  indexMb: number;
}

const SEARCHES = 400;
const ZOOMS = [7, 10, 13, 15];
/** A large map, CSS pixels. */
const MAP_PX = { width: 1440, height: 900 };
const TYPED = [
  'l',
  'la',
  'laus',
  'zür',
  'zuerich',
  'genf',
  '10',
  '1003',
  '8001',
  'sankt',
  'st. g',
  'ticin',
  'wintertur',
];

/** Measures each part of a search; every one looks for changes in the database first, as each request does. */
export async function measureSearch(db: Db, size: number): Promise<SearchTimings> {
  const { loadMs, indexMb } = await loadIndex(db);
  const searches = benchSearches(SEARCHES);
  const part = async (
    name: string,
    work: (found: OfferResults, ctx: Context, index: number) => unknown,
  ): Promise<PartTiming> => {
    let mostKb = 0;
    const timing = await measure(name, SEARCHES, async (index) => {
      const ctx = benchContext(db);
      const answer = await work(await findOffers(ctx, searches[index] ?? {}), ctx, index);
      return () => {
        mostKb = Math.max(mostKb, JSON.stringify(answer).length / 1000);
      };
    });
    return { ...timing, mostKb };
  };
  const timings = [
    await part('list page and exact count', async (found, ctx) => ({
      count: found.found.count,
      page: await readFound(ctx, found),
    })),
    await part('exact count alone', ({ found }) => found.count),
    ...(await inTurn(ZOOMS, (zoom) =>
      part(`map at zoom ${zoom}`, (found, _ctx, index) => mapFound(found, viewAt(zoom, index))),
    )),
    await part('price histogram', ({ found }) => found.prices()),
    await part('counts beside all choices', (found, ctx) => facetsFound(ctx, found)),
    await part('suggestions', (_found, ctx, index) =>
      suggestLocations(ctx.db, { text: TYPED[index % TYPED.length] ?? '', limit: 8, locale: 'en' }),
    ),
  ];
  return { size, timings, loadMs, indexMb };
}

async function loadIndex(db: Db): Promise<{ loadMs: number; indexMb: number }> {
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  const startedMs = performance.now();
  await searchTable(db);
  const loadMs = performance.now() - startedMs;
  globalThis.gc?.();
  const after = process.memoryUsage();
  return { loadMs, indexMb: (after.arrayBuffers - arrayBuffers + Math.max(0, after.heapUsed - heapUsed)) / 1e6 };
}

const CENTRES = [
  { lat: 46.5197, lng: 6.6336 },
  { lat: 47.3769, lng: 8.5417 },
  { lat: 46.948, lng: 7.4474 },
  { lat: 46.0037, lng: 8.9511 },
];

/** Content of a large map at a zoom, around one of four cities. */
function viewAt(zoom: number, index: number) {
  const { lat, lng } = CENTRES[index % CENTRES.length] ?? { lat: 46.8, lng: 8.2 };
  const degreesPerPx = 360 / (512 * 2 ** zoom);
  const halfLng = (MAP_PX.width / 2) * degreesPerPx;
  const halfLat = (MAP_PX.height / 2) * degreesPerPx * Math.cos((lat * Math.PI) / 180);
  return { south: lat - halfLat, west: lng - halfLng, north: lat + halfLat, east: lng + halfLng, zoom };
}

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
