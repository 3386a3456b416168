import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { TileNeighbour } from '#tests/support/neighbours/street-tiles.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { MAP_SCHEMES } from '../base-map/base-map-colours.ts';
import { tileAt } from '../base-map/tile-grid.ts';

const LAUSANNE = { lat: 46.52, lng: 6.63 };
const { z, x, y } = tileAt(LAUSANNE, 14);
const TILE = `${z}/${x}/${y}`;

let neighbour: TileNeighbour;
let folder: string;
let app: TestApp;

const get = async (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });
const settings = async () => (await get('/map/settings.json')).json();
const style = async (scheme = 'light', locale = 'en') => (await get(`/map/style/${scheme}.json?lang=${locale}`)).json();
/** The address of the tile in the style. */
const tileUrl = async () => (await style()).sources.streets.tiles[0].replace('{z}/{x}/{y}', TILE);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lares-streets-'));
  neighbour = await TileNeighbour.start(LAUSANNE);
  app = await testApp({ limited: true, settings: { MAP_STREETS: neighbour.address, DATA_DIR: folder } });
  await app.server.ready();
  await vi.waitFor(async () => expect(await settings()).toMatchObject({ hasStreets: true }), 30_000);
});
afterAll(async () => {
  await app.close();
  await neighbour.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(MAP_SCHEMES)('the %s style', (scheme) => {
  test.each(LOCALES)('is valid in %s, names its source, and asks this server alone', async (locale) => {
    const made = await style(scheme, locale);
    expect(validateStyleMin(made)).toEqual([]);
    expect([made.glyphs, made.sprite]).toEqual([undefined, undefined]);
    expect(made.sources.streets.tiles[0]).toMatch(/^\/map\/tiles\/streets\//);
    expect(made.sources.streets.attribution).toContain(`href="https://www.swisstopo.admin.ch/${locale}"`);
    expect(made.sources.streets.attribution).toContain('>©\u00a0swisstopo<');
    expect(JSON.stringify(made.layers)).not.toMatch(/https?:|icon-image/);
  });

  test('draws our own map under the streets, and our names of towns over them', async () => {
    const ids = (await style(scheme)).layers.map(({ id }: { id: string }) => id);
    const order = [
      'ground',
      'lake',
      'street-ground',
      'street-water',
      'street-main',
      'street-stations-name',
      'name-town',
    ];
    expect(ids.filter((id: string) => order.includes(id))).toEqual(order);
  });
});

test('a tile comes packed, with a tag by which a browser has it again without its bytes', async () => {
  const first = await get(await tileUrl());
  expect(first.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=86400',
  });
  const { layers } = new VectorTile(new PbfReader(gunzipSync(first.rawPayload)));
  const kinds = Array.from({ length: layers.poi?.length ?? 0 }, (_, at) => layers.poi?.feature(at).properties.subclass);
  expect(kinds).toContain('railway_station');
  const again = await get(await tileUrl(), { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('where the service has nothing to give, the answer is empty, never an error', async () => {
  for (const address of ['0/0/0', '14/0/0', '15/17000/11000']) {
    expect((await get(`/map/tiles/streets/${address}.mvt`)).statusCode).toBe(204);
  }
  expect((await get('/map/tiles/streets/14/99999/0.mvt')).statusCode).toBe(404);
});

test('a network that asks for a whole canton is cut off after 600 tiles, and is answered all the same', async () => {
  const before = neighbour.calls.length;
  const answers = [];
  for (let row = 0; row < 26; row += 1) {
    const tiles = Array.from({ length: 26 }, (_, column) => `/map/tiles/streets/14/${x + column}/${y - 40 + row}.mvt`);
    for (const url of tiles) answers.push(await get(url));
  }
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 204)).toBe(true);
  const calls = neighbour.calls.length - before;
  expect(calls).toBeGreaterThanOrEqual(595);
  // Some are added while the test runs.
  expect(calls).toBeLessThan(670);
});

test('monitors see calls, failures, and whether the service answers', async () => {
  const metrics = (await get('/metrics')).body;
  expect(metrics).toMatch(/^lares_street_tiles_up 1$/m);
  expect(metrics).toMatch(/^lares_street_tile_calls [1-9]\d*$/m);
  expect(metrics).toMatch(/^lares_street_tile_failures \d+$/m);
});

test('words of an operator for another service are no HTML', async () => {
  const other = await testApp({
    settings: { MAP_STREETS: neighbour.address, MAP_STREETS_SOURCE: '© A & <B>', DATA_DIR: folder },
  });
  const { sources } = (await other.server.inject('/map/style/light.json')).json();
  expect(sources.streets.attribution).toBe('© A &#38; &#60;B&#62;');
  await other.close();
});

test('with MAP_STREETS=off no style names streets', async () => {
  const other = await testApp();
  const { sources } = (await other.server.inject('/map/style/light.json')).json();
  expect(Object.keys(sources)).toEqual(['base']);
  expect((await other.server.inject('/map/settings.json')).json()).toMatchObject({
    hasStreets: false,
    mayHaveStreets: false,
  });
  expect((await other.server.inject(`/map/tiles/streets/${TILE}.mvt`)).statusCode).toBe(404);
  await other.close();
});
