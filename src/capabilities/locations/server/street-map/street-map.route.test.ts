import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { LightMyRequestResponse } from 'fastify';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NAMED_STREET, streetArchive } from '#tests/support/input/street-archive.ts';
import { testApp } from '#tests/support/product/test-app.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';

const LAUSANNE = { lat: 46.52, lng: 6.63 };
/** The tile of zoom 15 around it. */
const TILE = '15/16987/11589';
/** Longer than the interval between two looks at the file. */
const NEXT_LOOK = { timeout: 5_000, interval: 100 };

const folder = mkdtempSync(join(tmpdir(), 'lares-streets-'));
const path = join(folder, 'switzerland.pmtiles');
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

interface StreetApp {
  log: string[];
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  style(query?: string): Promise<{ text: string; tiles: string | undefined }>;
  /** Lines of the log about the archive. */
  said(): string[];
  close(): Promise<void>;
}

/** Starts the product with an archive at the path. */
async function streetApp(archive: Uint8Array | null): Promise<StreetApp> {
  rmSync(path, { force: true });
  if (archive) writeFileSync(path, archive);
  const log: string[] = [];
  const app = await testApp({
    settings: { MAP_TILES: path },
    log: (line) => log.push(line),
    database: { ...database, close: async () => {} },
  });
  await app.server.ready();
  const get: StreetApp['get'] = (url, headers = {}) => app.server.inject({ url, headers });
  return {
    log,
    get,
    style: async (query = '') => {
      const text = (await get(`/map/style/light.json${query}`)).body;
      return { text, tiles: JSON.parse(text).sources.streets?.tiles[0] };
    },
    said: () => log.filter((line) => line.includes(path)).map((line) => JSON.parse(line).msg),
    close: app.close,
  };
}

const replaceBy = (archive: Uint8Array): void => {
  writeFileSync(`${path}.new`, archive);
  renameSync(`${path}.new`, path);
};

const namesIn = (tile: Uint8Array, layer: string): unknown[] => {
  const found = new VectorTile(new PbfReader(gunzipSync(tile))).layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, index) => found?.feature(index).properties.name);
};

describe('with an archive of streets', () => {
  let app: StreetApp;
  beforeAll(async () => {
    app = await streetApp(streetArchive({ center: LAUSANNE, leafSize: 20 }));
  });
  afterAll(() => app.close());

  test('the log says at the start that maps show them', () => {
    expect(app.said()).toEqual([`Maps show the streets of ${path}.`]);
  });

  test.each(['light', 'dark'])(
    'the %s style draws them in four languages, without letters from elsewhere',
    async (scheme) => {
      for (const locale of ['en', 'fr', 'de', 'it']) {
        const style = (await app.get(`/map/style/${scheme}.json?lang=${locale}`)).json();
        expect(validateStyleMin(style)).toEqual([]);
        expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
        const text = JSON.stringify(style.layers);
        expect(text).toContain(`["coalesce",["get","name:${locale}"],["get","name"]]`);
        expect(text).not.toMatch(/Noto|icon-image|https?:/);
        expect(style.sources.streets.attribution).toContain('https://www.openstreetmap.org/copyright');
        expect(style.sources.streets.attribution).toContain('OpenStreetMap');
      }
    },
  );

  test('a tile comes as it is stored and is cacheable for ever', async () => {
    const { tiles } = await app.style();
    const answer = await app.get((tiles ?? '').replace('{z}/{x}/{y}', TILE));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(namesIn(answer.rawPayload, 'roads')).toContain(NAMED_STREET.fr);
  });

  test('a client that has a tile is not sent it again, and only the current address is for ever', async () => {
    const { headers } = await app.get(`/map/tiles/streets/${TILE}.mvt?v=yesterday`);
    expect(headers['cache-control']).toBe('public, max-age=300');
    const again = await app.get(`/map/tiles/streets/${TILE}.mvt`, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test.each(['15/0/0', '16/33975/23204', '0/0/0'])('%s is empty or the world, never a fault', async (address) => {
    expect([200, 204]).toContain((await app.get(`/map/tiles/streets/${address}.mvt`)).statusCode);
  });

  test.each([
    '15/32768/0.mvt',
    '0/1/0.mvt',
    '23/0/0.mvt',
    '99/0/0.mvt',
    'a/0/0.mvt',
    '1/-1/0.mvt',
    '1/0/0.png',
    '1/0/1e1.mvt',
  ])('%s does not exist', async (address) => {
    expect((await app.get(`/map/tiles/streets/${address}`)).statusCode).toBe(404);
  });

  test('listings know that there are streets', async () => {
    expect((await app.get('/map/settings.json')).json()).toMatchObject({ styleUrl: null, hasStreets: true });
  });
});

describe('a file that cannot be used', () => {
  const whole = streetArchive({ center: LAUSANNE });
  test.each([
    ['is not there', null, 'there is no such file'],
    ['is empty', new Uint8Array(), 'it is no PMTiles archive'],
    ['is something else', new TextEncoder().encode('<html>Not found</html>'.repeat(50)), 'it is no PMTiles archive'],
    ['is cut off', whole.slice(0, whole.length - 100), 'it is shorter than its own directory says'],
    ['ends in its header', whole.slice(0, 100), 'it is shorter than its own directory says'],
    ['has a damaged directory', damaged(whole, 130), 'its directory cannot be read'],
    ['is of another version', damaged(whole, 7), 'it is a PMTiles archive of version'],
    ['holds pictures', streetArchive({ center: LAUSANNE, tileType: 2 }), 'not vector tiles'],
    ['is packed otherwise', streetArchive({ center: LAUSANNE, tileCompression: 1 }), 'it is not compressed by gzip'],
    [
      'is laid out otherwise',
      streetArchive({ center: LAUSANNE, metadata: { vector_layers: [{ id: 'roads' }] } }),
      'no layer earth, water, places',
    ],
    [
      'says nothing of itself',
      streetArchive({ center: LAUSANNE, metadata: {} }),
      'no layer earth, water, roads, places',
    ],
    ['shows another country', streetArchive({ center: { lat: 40.4, lng: -3.7 } }), 'it shows no part of Switzerland'],
  ])('%s: one line says so, and maps show no streets', async (_name, archive, words) => {
    const app = await streetApp(archive);
    const [line = ''] = app.said();
    expect(line).toMatch(/^MAP_TILES: \S+ cannot be used: .+\. Maps show no streets\.$/);
    expect(line).toContain(words);
    const { text, tiles } = await app.style();
    expect([tiles, text.includes('/map/tiles/')]).toEqual([undefined, true]);
    expect((await app.get(`/map/tiles/streets/${TILE}.mvt`)).statusCode).toBe(503);
    expect((await app.get('/map/settings.json')).json()).toMatchObject({ hasStreets: false });
    expect(app.said().length).toBe(1);
    await app.close();
  });
});

test.each([
  ['a folder', () => void mkdirSync(path)],
  ['a pipe that nobody writes to', () => void execFileSync('mkfifo', [path])],
])('%s of that name is reported, too', async (_, make) => {
  const app = await streetApp(null);
  make();
  await expect.poll(async () => (await app.style()) && app.said().at(-1), NEXT_LOOK).toContain('it is no file');
  await app.close();
  rmSync(path, { recursive: true });
});

/** The archive with one byte inverted. */
function damaged(archive: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(archive);
  copy[at] = 255 - (copy[at] ?? 0);
  return copy;
}

describe('while the product runs', () => {
  test('another archive takes the place of the first, under addresses of its own', async () => {
    const app = await streetApp(streetArchive({ center: LAUSANNE }));
    const before = (await app.style()).tiles ?? '';
    replaceBy(streetArchive({ center: LAUSANNE, mark: ' II' }));
    await expect.poll(async () => (await app.style()).tiles, NEXT_LOOK).not.toBe(before);
    // A map that is still open requests the old address.
    const answer = await app.get(before.replace('{z}/{x}/{y}', TILE));
    expect(namesIn(answer.rawPayload, 'roads')).toContain(`${NAMED_STREET.fr} II`);
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    await app.close();
  });

  test('an archive that goes, or is cut off, leaves maps without streets until it is back', async () => {
    const app = await streetApp(streetArchive({ center: LAUSANNE }));
    const shows = async () => (await app.style()).tiles !== undefined;
    truncateSync(path, 20_000);
    await expect.poll(shows, NEXT_LOOK).toBe(false);
    rmSync(path);
    expect((await app.get(`/map/tiles/streets/${TILE}.mvt`)).statusCode).toBe(503);
    replaceBy(streetArchive({ center: LAUSANNE }));
    await expect.poll(shows, NEXT_LOOK).toBe(true);
    expect((await app.get(`/map/tiles/streets/${TILE}.mvt`)).statusCode).toBe(200);
    expect(app.said()).toEqual([
      expect.stringContaining('Maps show the streets'),
      expect.stringContaining('it is shorter'),
      ...app.said().slice(2, -1),
      expect.stringContaining('Maps show the streets'),
    ]);
    await app.close();
  });

  test('a damaged tile is an empty one, reported once; its neighbours are served', async () => {
    const archive = streetArchive({ center: LAUSANNE });
    // The last tile of an archive belongs to the deepest zoom.
    const app = await streetApp(archive);
    const { tiles } = await app.style();
    const stored = (await app.get((tiles ?? '').replace('{z}/{x}/{y}', TILE))).rawPayload;
    replaceBy(damaged(archive, Buffer.from(archive).indexOf(stored)));
    await expect.poll(async () => (await app.get(`/map/tiles/streets/${TILE}.mvt`)).statusCode, NEXT_LOOK).toBe(204);
    expect((await app.get(`/map/tiles/streets/${TILE}.mvt`)).headers['cache-control']).toBe('no-store');
    expect((await app.get('/map/tiles/streets/15/16988/11589.mvt')).statusCode).toBe(200);
    expect(app.said().filter((line) => line.includes('a tile in it is damaged')).length).toBe(1);
    expect((await app.style()).tiles).toBeDefined();
    await app.close();
  });
});
