import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { describeLocation, LocationType } from '../location.ts';
import { cityId, LAUSANNE_ID } from '../location-id.ts';
import { loadPlaces } from './dataset/place-loader.ts';
import { locationsByIds, resolvePlace, suggestLocations } from './location.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const ZURICH = cityId(261);
const GENEVA = cityId(6621);
const ST_GALLEN = cityId(3203);

const suggested = (text: string, limit = 10) => suggestLocations(database.db, { text, limit, locale: 'en' });
const first = async (text: string) => (await suggested(text))[0];

describe('a person types a place and finds it first', () => {
  test.each([
    ['Genf', GENEVA],
    ['Genève', GENEVA],
    ['geneve', GENEVA],
    ['Ginevra', GENEVA],
    ['Geneva', GENEVA],
    ['genf 3', GENEVA],
    ['zuri', ZURICH],
    ['zürich', ZURICH],
    ['zurich', ZURICH],
    ['Zuerich', ZURICH],
    ['Zurigo', ZURICH],
    ['st gallen', ST_GALLEN],
    ['St. Gallen', ST_GALLEN],
    ['Saint-Gall', ST_GALLEN],
    ['sankt gallen', ST_GALLEN],
    ['San Gallo', ST_GALLEN],
    ['Biel', cityId(371)],
    ['Bienne', cityId(371)],
    ['chaux-de-fonds', cityId(6421)],
    ['wil', cityId(3427)],
    ['Waadt', 22],
    ['Vaud', 22],
    ['canton de Vaud', 22],
    ['Kanton Graubünden', 18],
    ['VD', 22],
    ['Lavaux', 12226],
    ['1003', 1003],
    ['1003 Lausanne', 1003],
    ['lausanne 1003', 1003],
    ['Clarens', 1815],
  ])('%s', async (text, id) => {
    expect((await first(text))?.id).toBe(id);
  });

  test.each([
    ['lausane', LAUSANNE_ID],
    ['lozanne', LAUSANNE_ID],
    ['winterhur', cityId(230)],
    ['zürih', ZURICH],
    ['neuchatell', cityId(6458)],
    ['schaffausen', cityId(2939)],
  ])('misspelt as %s', async (text, id) => {
    expect((await first(text))?.id).toBe(id);
  });

  test.each([
    ['1200', GENEVA],
    ['3000', cityId(351)],
    ['8000', ZURICH],
    ['8000 Zürich', ZURICH],
  ])('by %s, a code of post boxes', async (text, id) => {
    expect((await first(text))?.id).toBe(id);
  });
});

describe('suggestions', () => {
  test('name the city before the canton of the same name, and each place once', async () => {
    const types = (await suggested('Zug')).map(({ id, type }) => ({ id, type }));
    expect(types.slice(0, 2)).toEqual([
      { id: cityId(1711), type: LocationType.City },
      { id: 9, type: LocationType.Region },
    ]);
    expect(new Set(types.map(({ id }) => id)).size).toBe(types.length);
  });

  test('of a postal code begun list the codes in order', async () => {
    expect((await suggested('10', 4)).map(({ postalCode }) => postalCode)).toEqual(['1000', '1003', '1004', '1005']);
  });

  test('without a text are the best-known towns, in French those of western Switzerland', async () => {
    expect((await suggested('', 3)).map(({ name }) => name)).toEqual(['Zürich', 'Genève', 'Basel']);
    const french = await suggestLocations(database.db, { text: ' ', limit: 3, locale: 'fr' });
    expect(french.map(({ name }) => name)).toEqual(['Genève', 'Lausanne', 'Neuchâtel']);
  });

  test('keep to their limit, which is never more than 50', async () => {
    expect(await suggested('s', 7)).toHaveLength(7);
    expect(await suggested('s', 1_000)).toHaveLength(50);
    expect(await suggested('s', -1)).toHaveLength(1);
  });

  test.each(['', '%', "'; drop table location; --", '\u0000', '12345678', 'ß', '日本', 'a'.repeat(100_000)])(
    'answer whatever is typed: %#',
    async (text) => {
      expect(Array.isArray(await suggested(text))).toBe(true);
    },
  );

  test('for a nonsense word are none', async () => {
    expect(await suggested('qqqqq')).toEqual([]);
  });

  test('take one statement, two for a name that needs a second look', async () => {
    database.takeStatements();
    await suggested('zuri');
    expect(database.takeStatements()).toHaveLength(1);
    await suggested('winterhur');
    expect(database.takeStatements()).toHaveLength(2);
  });
});

test('places come by id in the order asked for, without those that do not exist', async () => {
  const places = await locationsByIds(database.db, [1003, 22, 7, 123_456, LAUSANNE_ID]);
  expect(places.map(({ id }) => id)).toEqual([1003, 22, 7, LAUSANNE_ID]);
  expect(places[0]).toMatchObject({
    type: LocationType.PostalCode,
    name: 'Lausanne',
    cityName: 'Lausanne',
    postalCode: '1003',
  });
  expect(await locationsByIds(database.db, [])).toEqual([]);
});

describe('the address of a feed', () => {
  test.each([
    ['1003', 'Lausanne', LAUSANNE_ID],
    ['1003', 'Losanna', LAUSANNE_ID],
    ['CH-1003', '', LAUSANNE_ID],
    ['', 'Zurich', ZURICH],
    ['', 'Zürich-Oerlikon', ZURICH],
    ['', 'Lausanne VD', LAUSANNE_ID],
    ['', 'Clarens', cityId(5886)],
    ['1815', 'Clarens', cityId(5886)],
    ['1820', 'Montreux', cityId(5886)],
    ['1820', '', cityId(5886)],
    ['1820', 'Veytaux', cityId(5891)],
    ['8400', 'Winterhur', cityId(230)],
    ['8904', 'Aesch ZH', cityId(241)],
    ['2740', 'Moutier', cityId(6831)],
    ['', 'Wil SG', cityId(3427)],
    ['', '8001 Zürich', ZURICH],
    ['1000', 'Lausanne 25', LAUSANNE_ID],
  ])('%s %s is found', async (postalCode, city, id) => {
    expect((await resolvePlace(database.db, { postalCode, city }))?.cityId).toBe(id);
  });

  test.each([
    ['8000', 'Zürich', ZURICH],
    ['8021', 'Zürich 1', ZURICH],
    ['1200', 'Genève', GENEVA],
    ['1211', 'Genf 3', GENEVA],
    ['3000', 'Bern', cityId(351)],
    ['3000', '', cityId(351)],
    ['4031', 'Basel', cityId(2701)],
  ])('%s %s, a code of post boxes, is found by its town and keeps its code', async (postalCode, city, id) => {
    expect(await resolvePlace(database.db, { postalCode, city })).toMatchObject({ cityId: id, postalCode });
  });

  test.each([
    { postalCode: '79098', city: 'Freiburg' },
    { postalCode: '1003', city: 'Lausanne', country: 'FR' },
    { city: 'Konstanz', country: 'Deutschland' },
    { postalCode: '79713', city: 'Bad Säckingen', country: 'DE' },
    { postalCode: '6800', city: 'Feldkirch', country: 'AT' },
    { postalCode: '6911', city: 'Campione d’Italia' },
    { city: 'Wil' },
    { postalCode: '9999', city: 'Nirgendwo' },
    { postalCode: '', city: '' },
    {},
  ])('%o is abroad, of several places or of none, and stays open', async (address) => {
    expect(await resolvePlace(database.db, address)).toBeNull();
  });

  test.each([
    [{ postalCode: '9490', city: 'Vaduz' }, cityId(7001), 'LI', '9490'],
    [{ postalCode: 'FL-9494', city: 'Schaan', country: 'Liechtenstein' }, cityId(7005), 'LI', '9494'],
    [{ city: 'Nendeln', country: 'LI' }, cityId(7007), 'LI', null],
    [{ postalCode: '8238', city: 'Büsingen am Hochrhein' }, cityId(7101), 'DE', '8238'],
    [{ postalCode: '78266', city: 'Büsingen', country: 'DE' }, cityId(7101), 'DE', '8238'],
  ] as const)('%o lies abroad and has a Swiss postal code', async (address, id, regionCode, postalCode) => {
    expect(await resolvePlace(database.db, address)).toMatchObject({ cityId: id, regionCode });
    if (postalCode) expect(await resolvePlace(database.db, address)).toMatchObject({ postalCode });
  });

  test('in Switzerland may name the country in any language', async () => {
    for (const country of ['CH', 'Suisse', 'Schweiz', '', null]) {
      expect((await resolvePlace(database.db, { postalCode: '1003', country }))?.regionCode).toBe('VD');
    }
  });
});

test.each([
  ['Vaduz', 'en', cityId(7001), 'Vaduz', 'Liechtenstein'],
  ['9490', 'fr', 9490, 'Vaduz', 'Liechtenstein'],
  ['Büsingen am', 'it', cityId(7101), 'Büsingen am Hochrhein', 'Germania'],
  ['8238', 'de', 8238, 'Büsingen', 'Büsingen am Hochrhein, Deutschland'],
  ['Liechtenstein', 'de', 27, 'Liechtenstein', ''],
] as const)('%s is suggested in %s, with its country', async (text, locale, id, name, description) => {
  const [place] = await suggestLocations(database.db, { text, locale });
  expect(place && [place.id, place.texts[locale], describeLocation(place, locale)]).toEqual([id, name, description]);
});

test('loading the places again changes nothing', async () => {
  expect(await loadPlaces(database.db)).toBe(0);
  await database.db.deleteFrom('placeDataset').execute();
  expect(await loadPlaces(database.db)).toBe(0);
});

test('a database with the names of an earlier edition has those of this one after the next start', async () => {
  const { db } = database;
  await db.updateTable('location').set({ name: 'Zugerberg', textDe: 'Zugerberg' }).where('id', '=', 6300).execute();
  await db.updateTable('placeDataset').set({ version: 'earlier' }).where('source', '=', 'packages').execute();
  expect(await loadPlaces(db)).toBe(1);
  expect(await first('6300')).toMatchObject({ id: 6300, name: 'Zug', cityName: 'Zug' });
  expect(await suggested('Zugerberg')).toMatchObject([{ id: 6300 }]);
});
