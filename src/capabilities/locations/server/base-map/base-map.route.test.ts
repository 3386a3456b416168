import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const LAUSANNE_TILE = '/map/tiles/8/132/90.pbf';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ method: 'GET', url, headers });
const styleOf = async (url: string) => (await get(url)).json();

/** The address of a tile in a style, with the present version. */
async function versionedTile(): Promise<string> {
  const { sources } = await styleOf('/map/style/light.json?lang=fr');
  return sources.base.tiles[0].replace('{z}/{x}/{y}', '8/132/90');
}

describe('a tile of the base map', () => {
  test('is a compressed vector tile that names Lausanne', async () => {
    const answer = await get(LAUSANNE_TILE);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/vnd.mapbox-vector-tile');
    expect(answer.headers['content-encoding']).toBe('gzip');
    const { places } = new VectorTile(new PbfReader(gunzipSync(answer.rawPayload))).layers;
    const names = Array.from({ length: places?.length ?? 0 }, (_, index) => places?.feature(index).properties.name);
    expect(names).toContain('Lausanne');
  });

  test('is cacheable for ever at an address with the current version, else for minutes', async () => {
    expect((await get(await versionedTile())).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(LAUSANNE_TILE)).headers['cache-control']).toBe('public, max-age=300');
    expect((await get(`${LAUSANNE_TILE}?v=yesterday`)).headers['cache-control']).toBe('public, max-age=300');
  });

  test('is not sent again to those who hold it', async () => {
    const { etag } = (await get(LAUSANNE_TILE)).headers;
    const answer = await get(LAUSANNE_TILE, { 'if-none-match': String(etag) });
    expect(answer.statusCode).toBe(304);
    expect(answer.rawPayload).toHaveLength(0);
  });

  test('is cut once and remembered', async () => {
    await get(LAUSANNE_TILE);
    app.database.takeStatements();
    await get(LAUSANNE_TILE);
    await get('/map/tiles/12/2123/1448.pbf');
    expect(app.database.takeStatements()).toEqual([]);
  });

  test('is empty where the country is not', async () => {
    const answer = await get('/map/tiles/8/0/0.pbf');
    expect(answer.statusCode).toBe(204);
    expect(answer.rawPayload).toHaveLength(0);
  });

  test.each(['13/4246/2896', '8/256/90', '8/132/256', '0/1/0', '99/0/0'])(
    '%s does not exist: it lies outside of the pyramid',
    async (address) => {
      expect((await get(`/map/tiles/${address}.pbf`)).statusCode).toBe(404);
    },
  );

  test.each(['a/0/0.pbf', '1/-1/0.pbf', '1/0/0.png', '1/0/1.5.pbf', '1/0/999999.pbf', '1e1/0/0.pbf'])(
    '%s is no address of a tile',
    async (address) => {
      expect((await get(`/map/tiles/${address}`)).statusCode).toBe(400);
    },
  );
});

describe('the style', () => {
  test('speaks the language of the page and says where its data come from', async () => {
    const german = await styleOf('/map/style/dark.json?lang=de');
    expect(JSON.stringify(german.layers)).toContain('name_de');
    expect(german.sources.base.attribution).toContain('Bundesamt für Statistik (BFS), GEOSTAT');
    expect((await styleOf('/map/style/light.json')).sources.base.attribution).toContain('Federal Statistical Office');
  });

  test('is not sent again to those who hold it', async () => {
    const { etag } = (await get('/map/style/light.json?lang=it')).headers;
    expect((await get('/map/style/light.json?lang=it', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get('/map/style/light.json?lang=fr', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  test('there is a light and a dark one, in four languages', async () => {
    expect((await get('/map/style/blue.json')).statusCode).toBe(404);
    expect((await get('/map/style/light.json?lang=rm')).statusCode).toBe(400);
  });
});

test('the settings name no other style unless the operator does', async () => {
  const attribution = expect.stringContaining('Office fédéral de la statistique (OFS), GEOSTAT');
  expect((await get('/map/settings.json?lang=fr')).json()).toEqual({
    styleUrl: null,
    attribution,
    hasStreets: false,
    mayHaveStreets: false,
  });
});
