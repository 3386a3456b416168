import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { LocationType } from '../../location.ts';
import { openMap, SHAPE_YEAR } from '../dataset/sources/swiss-maps.ts';
import { listNamedAreas, listNamedLocalities } from './base-map.queries.ts';
import { TILES_VERSION } from './base-map.service.ts';
import { type BaseMapNames, cutTiles, type ZoomTiles } from './base-map-cut.ts';
import { BASE_MAP_EXTENT } from './base-map-layers.ts';

const LARGEST_TILE_BYTES = 60_000;
const LAUSANNE: readonly (readonly [x: number, y: number])[] = [
  ...([
    [0, 0],
    [1, 0],
    [2, 1],
    [4, 2],
    [8, 5],
    [16, 11],
    [33, 22],
    [66, 45],
    [132, 90],
  ] as const),
  ...([
    [265, 181],
    [530, 362],
    [1061, 724],
    [2123, 1448],
  ] as const),
];

/** Names that do not depend on the data set of places. */
const FEW_NAMES: BaseMapNames = {
  areas: [0.9, 0.65, 0.55, 0.4, 0.32, 0.27, 0.2].map((weight, index) => ({
    type: index === 1 ? LocationType.Region : LocationType.City,
    name: `Place ${index} (VD)`,
    en: 'Place',
    fr: 'Lieu',
    de: 'Ort',
    it: 'Luogo',
    lat: 46.5 + index / 100,
    lng: 6.6,
    weight,
  })),
  localities: ['Place 0 25', 'Clarens', 'Clarens VD'].map((name, index) => ({
    name,
    postalCode: String(1000 + index),
    cityName: 'Place 0',
    lat: 46.4,
    lng: 6.9,
  })),
};

let database: TestDatabase;
let levels: readonly ZoomTiles[];

beforeAll(async () => {
  database = await testDatabase();
  const [areas, localities] = [await listNamedAreas(database.db), await listNamedLocalities(database.db)];
  levels = [...cutTiles({ areas, localities })];
});
afterAll(() => database.close());

/** The tile of a zoom that contains Lausanne. */
function lausanneAt(zoom: number): VectorTile {
  const bytes = levels[zoom]?.tiles.get(LAUSANNE[zoom]?.join('/') ?? '');
  if (!bytes) throw new Error(`There is no tile of zoom ${zoom}.`);
  return new VectorTile(new PbfReader(gunzipSync(bytes)));
}

function namesIn(tile: VectorTile) {
  const layer = tile.layers.places;
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index).properties ?? {});
}

const allNames = () =>
  levels.flatMap(({ tiles }) =>
    [...tiles.values()].flatMap((tile) => namesIn(new VectorTile(new PbfReader(gunzipSync(tile))))),
  );

const named = (zoom: number, name: string) => namesIn(lausanneAt(zoom)).find((place) => place.name === name);

describe('the tiles of the base map', () => {
  test('are what the version says: change TILES_VERSION when this fails, or browsers keep what they have', () => {
    const digest = createHash('sha256');
    for (const { tiles } of cutTiles(FEW_NAMES)) for (const tile of tiles.values()) digest.update(gunzipSync(tile));
    expect(digest.digest('hex').slice(0, 12)).toBe(TILES_VERSION);
  });

  test('are light, and there is none without content', () => {
    const sizes = levels.flatMap(({ tiles }) => [...tiles.values()].map((tile) => tile.length));
    expect(Math.max(...sizes)).toBeLessThan(LARGEST_TILE_BYTES);
    expect(sizes.length).toBeGreaterThan(1_400);
    expect(sizes.length).toBeLessThan(1_700);
  });

  test('show more the nearer one comes: cantons from 5 on, districts from 8, municipalities from 9', () => {
    const layersAt = (zoom: number) => Object.keys(lausanneAt(zoom).layers).sort();
    expect(layersAt(2)).toEqual(['country', 'lakes']);
    expect(layersAt(7)).toEqual(['cantons', 'country', 'lakes', 'places']);
    expect(layersAt(8)).toEqual(['cantons', 'country', 'districts', 'lakes', 'places']);
    expect(layersAt(9)).toEqual(['cantons', 'country', 'districts', 'lakes', 'municipalities', 'places']);
    expect(layersAt(12)).toEqual(['country', 'districts', 'lakes', 'municipalities', 'places']);
  });

  test('name the best known first: Lausanne from afar, Pully at 7, Prilly at 11', () => {
    expect(named(5, 'Lausanne')).toMatchObject({ kind: 'city' });
    expect(named(6, 'Pully')).toBeUndefined();
    expect(named(7, 'Pully')).toMatchObject({ kind: 'city' });
    expect(named(9, 'Prilly')).toBeUndefined();
    expect(named(11, 'Prilly')).toMatchObject({ kind: 'city' });
    expect(Number(named(8, 'Lausanne')?.rank)).toBeLessThan(Number(named(8, 'Pully')?.rank));
  });

  test('hold names in four languages, where they differ from the name of the place', () => {
    expect(named(7, 'Vaud')).toMatchObject({ kind: 'canton', name_de: 'Waadt' });
    expect(named(7, 'Vaud')).not.toHaveProperty('name_fr');
    expect(named(7, 'Lausanne')).toMatchObject({ name_it: 'Losanna' });
    expect(named(7, 'Lac Léman')).toMatchObject({
      kind: 'lake',
      name_en: 'Lake Geneva',
      name_de: 'Genfersee',
      name_it: 'Lago Lemano',
    });
    expect(named(7, 'Fribourg')).toMatchObject({ name_de: 'Freiburg', name_it: 'Friburgo' });
  });

  test('leave out the canton in a name: the map shows where it lies', () => {
    const names = allNames()
      .filter(({ kind }) => kind !== 'quarter')
      .map(({ name }) => String(name));
    expect(names).toContain('Carouge');
    expect(names.filter((name) => /[()\d]/.test(name))).toEqual([]);
  });

  test('tell the quarters of a large town apart by postal code, and name villages that are no municipality', () => {
    const near = allNames().filter(({ zoom }) => zoom === 12);
    expect(near.find(({ name }) => name === '8050')).toMatchObject({ kind: 'quarter' });
    expect(near.find(({ name }) => name === 'Clarens')).toMatchObject({ kind: 'village' });
    expect(near.filter(({ kind }) => kind === 'quarter').every(({ name }) => /^\d{4}$/.test(String(name)))).toBe(true);
  });

  test('place Lausanne where it is', () => {
    const tile = lausanneAt(12).layers.places;
    const index = namesIn(lausanneAt(12)).findIndex(({ name }) => name === 'Lausanne');
    const geometry = tile?.feature(index).toGeoJSON(2123, 1448, 12).geometry;
    const [lng = 0, lat = 0] = geometry?.type === 'Point' ? geometry.coordinates : [];
    expect(lng).toBeCloseTo(6.6323, 3);
    expect(lat).toBeCloseTo(46.5197, 3);
  });
});

test('all that the shapes show lies within the extent of the map', () => {
  const map = openMap(SHAPE_YEAR);
  const [west, south, east, north] = BASE_MAP_EXTENT;
  for (const { boundary } of [...map.areas('country'), ...map.areas('lakes')]) {
    for (const [lng, lat] of boundary.flat(2)) {
      expect(lng > west && lng < east && lat > south && lat < north, `${lng} ${lat}`).toBe(true);
    }
  }
});
