// engines: both
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suggestLocations } from '#capabilities/locations/server/location.service.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { anAreaFile, squareRing } from '#tests/support/input/area-file.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/processes/killed-processes.ts';
import { COMMANDS } from '../src/product/modules.ts';
import { readArguments } from './import-areas.ts';

const COMMAND = new URL('./import-areas.ts', import.meta.url).pathname;
const WEST = { lat: 46.515, lng: 6.62, side: 0.01 };
const EAST = { lat: 46.515, lng: 6.63, side: 0.01 };

describe('the command line of an import of areas', () => {
  test('in any order', () => {
    expect(readArguments(['--kind', 'district', 'a.geojson', '--name-fr=nom', '--confirm', '--key', 'no'])).toEqual({
      file: 'a.geojson',
      options: { kind: 'district', nameProperty: undefined, nameProperties: { fr: 'nom' }, keyProperty: 'no' },
      mayUnlist: true,
    });
  });

  test.each([
    [[], 'Which file?'],
    [['a.geojson', 'b.geojson'], 'what is "b.geojson"'],
    [['a.geojson', '--kind', 'town'], '--kind is one of quarter, district, region'],
    [['a.geojson', '--force'], '--force'],
  ])('%j says what is wrong', (argv, message) => {
    expect(() => readArguments(argv)).toThrow(message);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lares-areas-'));
  let place: SharedDatabase;
  beforeAll(async () => {
    place = await sharedDatabase();
  });
  afterAll(async () => {
    await place.close();
    rmSync(folder, { recursive: true });
  });

  /** Asynchronous: where the product of this test has the database, it has to answer meanwhile. */
  const run = (text: string, ...parameters: string[]) => {
    const file = join(folder, 'areas.geojson');
    writeFileSync(file, text);
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, ...place.environment };
    return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, [COMMAND, file, ...parameters], { env }, (error, stdout, stderr) =>
        resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
      );
    });
  };
  const quarters = (...names: string[]) =>
    anAreaFile(...names.map((name, index) => ({ properties: { name }, square: { ...WEST, lng: 6.6 + index / 100 } })));
  const idOf = async ({ db }: DatabaseHandle, name: string) =>
    (await suggestLocations(db, { text: name, locale: 'fr' })).find((found) => found.name === name)?.id;

  test.each<[string, string, number, RegExp]>([
    ['all of it is taken over', quarters('Montelly', 'Valency', 'Bergières'), 0, /^$/],
    ['too many areas are gone', quarters('Montelly'), 2, /^Held, nothing was written: 2 known areas .*--confirm\.$/],
    [
      'an area is put aside',
      anAreaFile(
        { properties: {}, square: EAST },
        { properties: { name: 'Zürich', kind: 'district' }, square: { ...EAST, lat: 47.37, lng: 8.54 } },
      ),
      3,
      /^1 areas were put aside\.$/,
    ],
    ['it is no GeoJSON', 'name;wkt', 4, /^The file is no GeoJSON: it is not JSON, or not whole\.$/],
    ['nothing in it can be taken', anAreaFile({ properties: { name: 'A' } }), 5, /^There is no area in the file .*\.$/],
    [
      'it lies in a lake',
      anAreaFile({
        properties: { name: 'A' },
        geometry: { type: 'Polygon', coordinates: [squareRing({ lat: 46.42, lng: 6.5, side: 0.001 })] },
      }),
      5,
      /^There is no area/,
    ],
  ])('ends by a number and a line when %s', async (_name, text, status, line) => {
    const ended = await run(text);
    expect(ended.stderr.trim()).toMatch(line);
    expect(ended.status).toBe(status);
  });

  test('works while the product runs, which then knows the areas', async () => {
    const { DATA_DIR: dataDir = folder, DATABASE_URL: databaseUrl = null } = place.environment;
    const product = await openDatabase({
      databaseUrl,
      dataDir,
      commands: async () => COMMANDS,
      unlimitedStatements: true,
    });
    try {
      const before = await idOf(product, 'Valency');
      const ended = await run(quarters('Montelly', 'Valency', 'Bergières', 'Chauderon'));
      expect([ended.stderr, ended.status]).toEqual(['', 0]);
      expect(ended.stdout).toMatch(/1 new\n +0 changed\n +3 as before/);
      expect(await idOf(product, 'Chauderon')).toBeGreaterThan(20_000);
      expect(await idOf(product, 'Valency')).toBe(before);
    } finally {
      await product.close();
    }
  });

  test('says so of a file that is not there, and writes nothing', async () => {
    const ended = await run('', '--kind', 'quarter');
    expect([ended.status, ended.stderr.trim()]).toEqual([4, 'The file is no GeoJSON: it is not JSON, or not whole.']);
    const env = { ...process.env, ...place.environment };
    const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
      execFile(process.execPath, [COMMAND, '/nowhere.geojson'], { env }, (error, _stdout, stderr) =>
        resolve({ code: error?.code, stderr }),
      );
    });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The file \/nowhere\.geojson cannot be read: .+\n$/)]);
  });
});
