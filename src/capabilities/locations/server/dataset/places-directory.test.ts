import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { LocationType } from '../../location.ts';
import { cityId, LAUSANNE_ID } from '../../location-id.ts';
import { resolvePlace, suggestLocations } from '../location.service.ts';
import { DirectoryFileError, readDirectoryFile } from './directory-file.ts';
import { directoryPlaces } from './directory-places.ts';
import { loadPlaces } from './place-loader.ts';
import { importDirectory } from './places-directory.service.ts';

const OFFICIAL_FILE = new URL('../../../../../../shared/data/amtovz-lv95-2026.csv', import.meta.url);

const NEWER =
  '\uFEFFOrtschaftsname;PLZ4;Zusatzziffer;ZIP_ID;Gemeindename;BFS-Nr;Kantonskürzel;Adressenanteil;E;N;Sprache;Validity';
const OLDER = 'Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel;E;N;Sprache;Validity';

describe('a directory file', () => {
  test('is read with the newer header and the national grid', () => {
    const line = 'Lausanne;1003;00;150;Lausanne;5586;VD;80.124 %;2538093.000;1152460.000;fr;2008-07-01';
    const [row] = readDirectoryFile(`${NEWER}\r\n${line}\r\n`).rows;
    expect(row).toMatchObject({
      locality: 'Lausanne',
      postalCode: '1003',
      bfsNumber: 5586,
      share: 0.80124,
      language: 'fr',
    });
    expect(row?.position).toEqual([6.63187, 46.52058]);
  });

  test('is read with the older header and degrees', () => {
    const { rows } = readDirectoryFile(`${OLDER}\nLausanne;1003;0;Lausanne;5586;VD;6.63187;46.52058;fr;2008-07-01\n`);
    expect(rows).toMatchObject([{ suffix: '00', share: 1, position: [6.63187, 46.52058] }]);
  });

  test('reports each unusable row with its line, and leaves out unknown municipalities abroad', () => {
    const { rows, abroad, refused } = readDirectoryFile(
      [
        OLDER,
        'Campione;6911;00;Campione d’Italia;7301;;8.97;45.97;it;2008-07-01',
        'Vaduz;9490;00;Vaduz;7001;;9.52;47.14;de;2008-07-01',
        'Lausanne;10030;00;Lausanne;5586;VD;6.63;46.52;fr;2008-07-01',
        'Lausanne;1003;00;Lausanne;;VD;6.63;46.52;fr;2008-07-01',
        'Lausanne;1003;00;Lausanne;5586;VD;46.52;6.63;fr;2008-07-01',
        'Lausanne;1003;00;Lausanne;5586;VD;6.63;46.52;fr;2008-07-01',
      ].join('\n'),
    );
    expect(rows.map(({ regionCode }) => regionCode)).toEqual(['LI', 'VD']);
    expect(abroad).toBe(1);
    expect(refused.map(({ line }) => line)).toEqual([4, 5, 6]);
    expect(refused[0]?.reason).toContain('10030');
  });

  test('of another kind is refused by the columns it lacks', () => {
    expect(() => readDirectoryFile('name;zip\nLausanne;1003')).toThrow(DirectoryFileError);
    expect(() => readDirectoryFile('')).toThrow(/Ortschaftsname/);
    expect(() => readDirectoryFile('IDX#a "b" c#')).toThrow(DirectoryFileError);
  });
});

test('a municipality that the shapes do not know is added at the place of its main locality', () => {
  const { rows } = readDirectoryFile(
    [OLDER, 'Oberdorf;9876;00;Neustadt;9990;SG;9.3;47.3;de;x', 'Neustadt;9877;00;Neustadt;9990;SG;9.4;47.4;de;x'].join(
      '\n',
    ),
  );
  const { newCities, postalCodes } = directoryPlaces(rows, { cities: new Map(), radiusByCode: new Map() });
  expect(newCities).toMatchObject([{ id: cityId(9990), name: 'Neustadt', cantonId: 17, lat: 47.4, lng: 9.4 }]);
  expect(postalCodes.map(({ id, name, cityId: city }) => [id, name, city])).toEqual([
    [9876, 'Oberdorf', cityId(9990)],
    [9877, 'Neustadt', cityId(9990)],
  ]);
});

test('the municipality with most of the addresses of the main locality is that of the code', () => {
  const line = (locality: string, suffix: string, bfsNumber: number, share: number) =>
    `${locality};1003;${suffix};1;M${bfsNumber};${bfsNumber};VD;${share} %;6.6;46.5;fr;x`;
  const { rows } = readDirectoryFile(
    [NEWER, line('Weiler', '02', 9991, 100), line('Dorf', '00', 9992, 20), line('Dorf', '00', 9993, 80)].join('\n'),
  );
  const { postalCodes, localities } = directoryPlaces(rows, { cities: new Map(), radiusByCode: new Map() });
  expect(postalCodes).toMatchObject([{ name: 'Dorf', cityId: cityId(9993) }]);
  expect([...(postalCodes[0]?.spellings.keys() ?? [])]).toEqual(['1003', 'dorf', 'weiler']);
  expect(localities).toHaveLength(3);
});

describe.skipIf(!existsSync(OFFICIAL_FILE))('the official directory of 2026 (skipped where the file is absent)', () => {
  const text = existsSync(OFFICIAL_FILE) ? readFileSync(OFFICIAL_FILE, 'utf8') : '';
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const cities = () =>
    database.db
      .selectFrom('location')
      .select(['id', 'name', 'lat', 'lng'])
      .where('type', '=', LocationType.City)
      .orderBy('id')
      .execute();

  const codeNames = async (): Promise<Map<number, string>> => {
    const codes = await database.db
      .selectFrom('location')
      .select(['id', 'name'])
      .where('type', '=', LocationType.PostalCode)
      .execute();
    return new Map(codes.map(({ id, name }) => [id, name]));
  };

  test('is imported whole: every code resolves, cities stay, a second run and a new start change nothing', async () => {
    const before = await cities();
    const names = await codeNames();
    const report = await importDirectory(database.db, text);
    expect(report).toMatchObject({ rows: 5715, abroad: 0, refused: [], newMunicipalities: [] });
    expect(report).toMatchObject({ postalCodes: 3190, localities: 4073, municipalities: 2123 });
    expect(await cities()).toEqual(before);
    const official = await codeNames();
    expect([...names].filter(([id, name]) => official.get(id) !== name).length).toBeLessThanOrEqual(3);

    const { rows } = readDirectoryFile(text);
    for (const code of new Set(rows.map(({ postalCode }) => postalCode))) {
      const place = await resolvePlace(database.db, { postalCode: code });
      const municipalities = rows.filter((row) => row.postalCode === code).map(({ bfsNumber }) => cityId(bfsNumber));
      expect(municipalities, code).toContain(place?.cityId);
    }

    expect((await importDirectory(database.db, text)).changed).toBe(0);
    await database.db.deleteFrom('placeDataset').where('source', '=', 'packages').execute();
    expect(await loadPlaces(database.db)).toBe(0);
  });

  test('distinguishes localities where several municipalities share a code', async () => {
    const found = async (postalCode: string, city: string) =>
      (await resolvePlace(database.db, { postalCode, city }))?.cityName;
    expect(await found('8152', 'Glattbrugg')).toBe('Opfikon');
    expect(await found('', 'Glattbrugg')).toBe('Opfikon');
    expect(await found('', 'Ricketwil')).toBe('Winterthur');
    expect(await found('1820', 'Veytaux')).toBe('Veytaux');
    expect(await found('1820', 'Montreux')).toBe('Montreux');
    expect((await suggestLocations(database.db, { text: 'Glattbrugg', locale: 'de' }))[0]?.id).toBe(8152);
    expect((await suggestLocations(database.db, { text: 'Lausanne', locale: 'de' }))[0]?.id).toBe(LAUSANNE_ID);
  });

  test('puts every municipality into the canton we have it in, Moutier into Jura', async () => {
    const { rows } = readDirectoryFile(text);
    const official = new Map(rows.map(({ bfsNumber, regionCode }) => [cityId(bfsNumber), regionCode]));
    const ours = await database.db
      .selectFrom('location')
      .select(['id', 'regionCode'])
      .where('type', '=', LocationType.City)
      .execute();
    expect(ours.filter(({ id, regionCode }) => official.get(id) !== regionCode && regionCode !== 'DE')).toEqual([]);
    expect(ours.find(({ id }) => id === cityId(6831))?.regionCode).toBe('JU');
  });

  test('cut off in the middle is refused', async () => {
    await expect(importDirectory(database.db, text.slice(0, 100_000))).rejects.toThrow(DirectoryFileError);
  });
});
