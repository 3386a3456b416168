import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { cityId, LAUSANNE_ID } from '../../location-id.ts';
import { PLACE_MAP_SIZE } from '../../place-map.ts';
import { readPlaceMap } from './place-map.service.ts';

const MOST_BYTES = 8_000;
const [ZURICH_ID, BASEL_ID, GENEVA_ID] = [cityId(261), cityId(2701), cityId(6621)];

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('the map of a municipality', () => {
  test.each([LAUSANNE_ID, ZURICH_ID, BASEL_ID, GENEVA_ID, cityId(3851)])('%i is small and drawable', async (id) => {
    const map = await readPlaceMap(database.db, id, null);
    const paths = [map?.place, map?.borders, map?.land, map?.lakes];
    for (const path of paths) expect(path).toMatch(/^(?:[MlLz] ?|-?\d+ ?)*$/);
    expect(map?.place).not.toBe('');
    expect(map?.land).not.toBe('');
    expect(JSON.stringify(map).length).toBeLessThan(MOST_BYTES);
  });

  test('names the neighbours inside the drawing, without the canton in their names', async () => {
    const map = await readPlaceMap(database.db, LAUSANNE_ID, null);
    const names = map?.labels.map(({ name }) => name) ?? [];
    expect(map?.name).toBe('Lausanne');
    expect(names).toContain('Pully');
    expect(names).toContain('Renens');
    expect(names).not.toContain('Lausanne');
    for (const { x, y } of map?.labels ?? []) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(PLACE_MAP_SIZE.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(PLACE_MAP_SIZE.height);
    }
  });

  test('shows no name where the home is marked', async () => {
    const names = async (marked: { lat: number; lng: number } | null) =>
      (await readPlaceMap(database.db, LAUSANNE_ID, marked))?.labels.map(({ name }) => name);
    expect(await names(null)).toContain('Pully');
    expect(await names({ lat: 46.5105, lng: 6.6618 })).not.toContain('Pully');
  });

  test('is drawn once, then remembered', async () => {
    await readPlaceMap(database.db, cityId(351), null);
    database.takeStatements();
    await readPlaceMap(database.db, cityId(351), null);
    expect(database.takeStatements()).toEqual([]);
  });

  test('does not exist for a number that is no municipality', async () => {
    expect(await readPlaceMap(database.db, cityId(9_999), null)).toBeNull();
  });
});
