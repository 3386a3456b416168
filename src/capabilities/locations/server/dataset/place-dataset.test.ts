import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contains } from '#kernel/boundary.ts';
import { LocationType } from '../../location.ts';
import { bfsNumberOf, cityId, LAUSANNE_ID } from '../../location-id.ts';
import { buildPlaceDataset, DATASET_VERSION } from './place-dataset.ts';
import { localityLabel } from './postal-code-place.ts';

const MAIN_LOCALITIES = new URL('../../../../../tests/fixtures/main-localities.txt', import.meta.url);

const dataset = buildPlaceDataset();
const { areas, postalCodes, localities, abroad } = dataset;
const placesById = new Map([...areas, ...postalCodes].map((place) => [place.id, place]));
const boundaries = new Map(areas.map(({ id, boundary }) => [id, boundary]));
const countOf = (type: LocationType): number => areas.filter((place) => place.type === type).length;
const textsOf = (id: number) => placesById.get(id)?.texts;

test('the country has 26 cantons, 144 districts, 2,112 municipalities and at least 3,176 postal codes', () => {
  expect(countOf(LocationType.Region)).toBe(26);
  expect(countOf(LocationType.Zone)).toBe(144);
  expect(countOf(LocationType.City)).toBe(2112);
  expect(postalCodes.length).toBeGreaterThanOrEqual(3176);
  expect(placesById.size).toBe(areas.length + postalCodes.length);
});

test('Lausanne is 201866, in the canton of Vaud and the district of Lausanne', () => {
  expect(placesById.get(LAUSANNE_ID)).toMatchObject({
    name: 'Lausanne',
    regionCode: 'VD',
    cantonId: 22,
    zoneId: 12225,
  });
  expect(placesById.get(12225)).toMatchObject({ type: LocationType.Zone, name: 'Lausanne', cantonId: 22 });
});

test('every area has its point inside its boundary and a radius of its size', () => {
  for (const { name, boundary, lat, lng, radiusM } of areas) {
    expect(contains(boundary, [lng, lat]), name).toBe(true);
    expect(radiusM, name).toBeGreaterThan(200);
  }
  expect(placesById.get(cityId(261))?.radiusM).toBeCloseTo(5_290, -2);
});

test('every place lies within those it belongs to', () => {
  for (const place of [...areas, ...postalCodes]) {
    const canton = placesById.get(place.cantonId);
    expect(canton, place.name).toMatchObject({ type: LocationType.Region, regionCode: place.regionCode });
    if (place.type === LocationType.Region) continue;
    expect(placesById.get(place.zoneId ?? 0), place.name).toMatchObject({
      type: LocationType.Zone,
      cantonId: place.cantonId,
    });
    if (place.type === LocationType.Zone) continue;
    const city = placesById.get(place.cityId ?? 0);
    expect(city, place.name).toMatchObject({ type: LocationType.City, zoneId: place.zoneId });
    expect(contains(boundaries.get(city?.id ?? 0) ?? [], [place.lng, place.lat]), `${place.id} ${place.name}`).toBe(
      true,
    );
  }
});

test('every place has a name in every language and is known to some degree', () => {
  for (const { texts, weight, name } of placesById.values()) {
    expect(
      Object.values(texts).every((text) => text.length > 0),
      name,
    ).toBe(true);
    expect(weight, name).toBeGreaterThan(0);
    expect(weight, name).toBeLessThanOrEqual(1);
  }
});

test('places have the names people use in each language', () => {
  expect(textsOf(cityId(6621))).toEqual({ en: 'Geneva', fr: 'Genève', de: 'Genf', it: 'Ginevra' });
  expect(textsOf(cityId(371))).toEqual({ en: 'Biel', fr: 'Bienne', de: 'Biel', it: 'Bienne' });
  expect(textsOf(1201)).toEqual({ en: 'Geneva', fr: 'Genève', de: 'Genf', it: 'Ginevra' });
  expect(textsOf(18)).toEqual({ en: 'Grisons', fr: 'Grisons', de: 'Graubünden', it: 'Grigioni' });
  expect(placesById.get(cityId(3427))?.name).toBe('Wil (SG)');
});

test('municipalities founded since the last year with names have theirs', () => {
  expect(placesById.get(cityId(6513))).toMatchObject({ name: 'Laténa', regionCode: 'NE' });
  expect(placesById.get(cityId(6831))).toMatchObject({ name: 'Moutier', regionCode: 'JU', zoneId: 12604 });
});

test('a code of a merged municipality belongs to the municipality of today, at the place of its village', () => {
  const peseux = placesById.get(2034);
  expect(peseux).toMatchObject({ name: 'Peseux', cityId: cityId(6458) });
  expect(peseux?.lat).not.toBe(placesById.get(cityId(6458))?.lat);
});

test.each([
  ['Zürich', 261, 24],
  ['Bern', 351, 15],
  ['Genève', 6621, 9],
])('the postal codes of %s lie in its quarters, not all in its centre', (_name, bfsNumber, count) => {
  const codes = postalCodes.filter((code) => code.cityId === cityId(bfsNumber));
  const points = new Set(codes.map(({ lat, lng }) => `${lat} ${lng}`));
  expect([codes.length, points.size]).toEqual([count, count]);
});

test('a postal code lies in its quarter: Oerlikon is north of the old town of Zürich', () => {
  const [oldTown, oerlikon] = [placesById.get(8001), placesById.get(8050)];
  expect(oldTown?.lat).toBeCloseTo(47.372, 2);
  expect(oerlikon?.lat).toBeCloseTo(47.411, 2);
});

test('the codes of Liechtenstein and of a lake are no Swiss postal codes', () => {
  for (const code of [9485, 9490, 9498, 9999]) expect(placesById.has(code), String(code)).toBe(false);
});

test('every postal code has a locality in its own municipality, and no locality twice', () => {
  const parts = localities.map(({ name, postalCode, cityId: city }) => `${postalCode} ${city} ${name}`);
  expect(new Set(parts).size).toBe(parts.length);
  const owners = new Set(localities.map(({ postalCode, cityId: city }) => `${postalCode} ${city}`));
  expect(postalCodes.filter(({ id, cityId: city }) => !owners.has(`${id} ${city}`))).toEqual([]);
});

test('a postal code of several localities has the name of its main one', () => {
  const official = readFileSync(MAIN_LOCALITIES, 'utf8').trimEnd().split('\n');
  expect(official.length).toBeGreaterThan(500);
  const different = official.filter((line) => {
    const [code = '', ...name] = line.split(' ');
    return placesById.get(Number(code))?.name !== localityLabel(name.join(' '));
  });
  expect(different.length, different.join(', ')).toBeLessThanOrEqual(3);
});

test('a postal code is found by its side locality too, in the municipality of that', () => {
  expect(placesById.get(1820)).toMatchObject({ name: 'Montreux', cityId: cityId(5886) });
  expect([...(placesById.get(1820)?.spellings.keys() ?? [])]).toContain('veytaux');
  expect(localities.filter(({ postalCode }) => postalCode === '1820').map((part) => [part.name, part.cityId])).toEqual([
    ['Montreux', cityId(5886)],
    ['Veytaux', cityId(5891)],
  ]);
});

test('a changed dataset has a new version, so that it is loaded at the next start', () => {
  // Shapes come from the packages, not from the database.
  const stored = { ...dataset, areas: areas.map(({ boundary, ...place }) => place) };
  const text = JSON.stringify(stored, (_key, value) => (value instanceof Map ? [...value] : value));
  expect(DATASET_VERSION).toBe(createHash('sha256').update(text).digest('hex').slice(0, 12));
});

test('Liechtenstein with its eleven municipalities and Büsingen are places, outside of the cantons', () => {
  const { areas: places, postalCodes: codes, localities: parts } = abroad;
  expect(places.filter(({ type }) => type === LocationType.Region).map(({ id, name }) => [id, name])).toEqual([
    [27, 'Liechtenstein'],
    [28, 'Deutschland'],
  ]);
  const cities = places.filter(({ type }) => type === LocationType.City);
  expect(cities.map(({ id, regionCode }) => [bfsNumberOf(id), regionCode])).toEqual([
    ...Array.from({ length: 11 }, (_, index) => [7001 + index, 'LI']),
    [7101, 'DE'],
  ]);
  expect(codes.map(({ id }) => id).sort()).toEqual([
    8238,
    ...Array.from({ length: 14 }, (_, index) => 9485 + index).filter((code) => code !== 9489),
  ]);
  expect(codes.map(({ postalCode, cityId: city }) => [postalCode, city]).sort()).toEqual(
    parts.map(({ postalCode, cityId: city }) => [postalCode, city]).sort(),
  );
  for (const { name, lat, lng, radiusM, weight, spellings } of [...places, ...codes]) {
    expect(
      lat > 47 && lat < 47.8 && lng > 8.6 && lng < 9.7 && radiusM > 700 && weight > 0 && spellings.size > 0,
      name,
    ).toBe(true);
  }
  expect([...places, ...codes].some(({ id }) => placesById.has(id))).toBe(false);
});
