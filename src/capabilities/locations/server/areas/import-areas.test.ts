// engines: both
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { anAreaFile, type DrawnArea } from '#tests/support/input/area-file.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { readAreaFile } from './area-file.ts';
import { importAreas } from './import-areas.service.ts';
import { placeAreas } from './placed-areas.ts';

/** Two squares of Lausanne side by side, and one of Zürich. */
const WEST = { lat: 46.515, lng: 6.62, side: 0.01 };
const EAST = { lat: 46.515, lng: 6.63, side: 0.01 };
const ZURICH = { lat: 47.37, lng: 8.54, side: 0.01 };
const PORT: DrawnArea = { properties: { name: 'Quartier du Port', name_de: 'Hafenviertel', id: '1' }, square: WEST };
const GARE: DrawnArea = { properties: { name: 'Sous-Gare', id: '2' }, square: EAST };
const SEEFELD: DrawnArea = { properties: { name: 'Seefeld' }, square: ZURICH };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await anActiveOffer(app.database.db, { lat: 46.52, lng: 6.625 });
  await anActiveOffer(app.database.db, { lat: 46.52, lng: 6.635 });
  await anActiveOffer(app.database.db, { lat: 46.521, lng: 6.635, street: null });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.execute('delete from location where id in (select id from area)');
});

const take = (areas: readonly DrawnArea[], mayUnlist = false) =>
  importAreas(app.database.db, placeAreas(readAreaFile(anAreaFile(...areas))).areas, mayUnlist);

const suggested = async (text: string, locale = 'fr') => {
  const query = `{ locations(text: "${text}", locale: ${locale}) { id value name textDe description(locale: ${locale}) town { name value } } }`;
  const { data, errors } = await app.run(query);
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { locations: { id: number; value: string; name: string; description: string }[] }).locations;
};
const idOf = async (name: string): Promise<number> =>
  (await suggested(name)).find((place) => place.name === name)?.id ?? 0;
const found = async (ids: readonly number[], more = ''): Promise<number> => {
  const { data, errors } = await app.run(
    `{ offersCount(filter: { offerType: 1, locationIds: [${ids}] ${more} }) { totalRecords } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { offersCount: { totalRecords: number } }).offersCount.totalRecords;
};

describe('areas that were imported', () => {
  test('are suggested in any language, with what they are and where', async () => {
    expect(await take([PORT, GARE, SEEFELD])).toMatchObject({ created: 3, changed: 0, unchanged: 0, missing: [] });
    expect(await suggested('hafenv', 'de')).toEqual([
      expect.objectContaining({
        name: 'Quartier du Port',
        textDe: 'Hafenviertel',
        description: 'Quartier, Lausanne, Waadt',
        value: expect.stringMatching(/^quartier-du-port,z2\d{4}$/),
        town: { name: 'Lausanne', value: 'lausanne,c201866' },
      }),
    ]);
  });

  test('find the homes whose point lies inside, together with other places, and around', async () => {
    await take([PORT, GARE, SEEFELD]);
    const [port, gare, seefeld] = [await idOf('Quartier du Port'), await idOf('Sous-Gare'), await idOf('Seefeld')];
    expect([await found([port]), await found([gare]), await found([seefeld])]).toEqual([1, 2, 0]);
    expect(await found([port, gare])).toBe(3);
    expect(await found([port, 201866])).toBe(3);
    expect(await found([seefeld, 1003])).toBe(3);
    expect(await found([port], 'maxDistance: 5')).toBe(3);
  });

  test('have homes nearby, and are in the sitemap where there are homes', async () => {
    await take([PORT, SEEFELD]);
    const port = await idOf('Quartier du Port');
    const filter = `{ offerType: 1, locationIds: [${port}] }`;
    const { data } = await app.run(`{ coords(filter: ${filter}) { neighbours { count location { name } } } }`);
    expect(data).toEqual({ coords: { neighbours: [{ count: 2, location: { name: 'Lausanne' } }] } });
    const { body } = await app.server.inject('/sitemaps/fr/places-rent.xml');
    expect(body).toContain(`quartier-du-port,z${port}`);
    expect(body).not.toContain('seefeld,z');
  });

  test('are among the places of a listing, after its municipality', async () => {
    await take([GARE]);
    const id = await anActiveOffer(app.database.db, { lat: 46.52, lng: 6.635, status: 40 });
    const { data } = await app.run(`{ offer(id: ${id}) { places { name } } }`);
    expect((data as { offer: { places: { name: string }[] } }).offer.places.map(({ name }) => name).slice(-2)).toEqual([
      'Lausanne',
      'Sous-Gare',
    ]);
    await app.database.db.deleteFrom('activeOffer').where('id', '=', id).execute();
  });

  test('do not change where an address lies', async () => {
    await take([{ properties: { name: 'Bern' }, square: EAST }]);
    expect((await suggested('Bern'))[0]).toMatchObject({ name: 'Bern', town: null });
  });
});

describe('the next import', () => {
  test('of the same file changes nothing', async () => {
    await take([PORT, GARE]);
    const before = await idOf('Sous-Gare');
    expect(await take([GARE, PORT])).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect(await idOf('Sous-Gare')).toBe(before);
  });

  test('of a corrected one keeps ids: another name, another outline, another number', async () => {
    await take([PORT, GARE]);
    const [port, gare] = [await idOf('Quartier du Port'), await idOf('Sous-Gare')];
    const larger = { ...EAST, side: 0.012 };
    const report = await take([
      { properties: { name: 'Ouchy', id: '7' }, square: WEST },
      { properties: { name: 'Sous-Gare', id: '1' }, square: larger },
    ]);
    expect(report).toMatchObject({ created: 0, changed: 2, renamed: [{ before: 'Quartier du Port', now: 'Ouchy' }] });
    expect([await idOf('Ouchy'), await idOf('Sous-Gare')]).toEqual([port, gare]);
    expect((await suggested('quartier du p')).map(({ id }) => id)).not.toContain(port);
    // The same process reads the new outline with its next query.
    expect(await found([gare])).toBe(2);
  });

  test('is held when more than a fifth would go; confirmed, those go on by their addresses', async () => {
    await take([PORT, GARE, SEEFELD]);
    const gare = await idOf('Sous-Gare');
    expect(await take([PORT])).toMatchObject({ isHeld: true, missing: ['Sous-Gare'] });
    expect(await idOf('Sous-Gare')).toBe(gare);
    expect(await take([PORT], true)).toMatchObject({ isHeld: false, missing: ['Sous-Gare'] });
    expect(await suggested('Sous-Gare')).not.toContainEqual(expect.objectContaining({ id: gare }));
    expect(await found([gare])).toBe(2);
    // A file of one town does not affect another.
    expect(await idOf('Seefeld')).not.toBe(0);
    await take([PORT, GARE]);
    expect(await idOf('Sous-Gare')).toBe(gare);
  });

  test('at the same time as another makes each area once', async () => {
    await Promise.all([take([PORT, GARE]), take([PORT, GARE])]);
    expect((await suggested('Sous-Gare')).filter(({ name }) => name === 'Sous-Gare').length).toBe(1);
  });
});
