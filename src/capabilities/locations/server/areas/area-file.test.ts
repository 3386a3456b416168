import { describe, expect, test } from 'vitest';
import { contains } from '#kernel/boundary.ts';
import { anAreaFile, type DrawnArea, squareRing } from '#tests/support/input/area-file.ts';
import { type AreaFileOptions, readAreaFile } from './area-file.ts';

const SQUARE = { lat: 46.52, lng: 6.63, side: 0.01 };
const MIDDLE = [6.635, 46.525] as const;
const read = (area: DrawnArea, options?: AreaFileOptions) => readAreaFile(anAreaFile(area), options);
const reasonOf = (area: DrawnArea): string => read(area).refused[0]?.reason ?? 'taken';
const polygon = (...coordinates: unknown[]) => ({
  properties: { name: 'A' },
  geometry: { type: 'Polygon', coordinates },
});

describe('names of an area', () => {
  test('come from the properties that cities use, in any case of letters', () => {
    expect(read({ properties: { QNAME: 'Seefeld', qnr: 82 }, square: SQUARE }).areas[0]).toMatchObject({
      name: 'Seefeld',
      key: '82',
      kind: 'quarter',
    });
    expect(read({ properties: { WOV_NAME: 'Gundeldingen' }, square: SQUARE }).areas[0]?.name).toBe('Gundeldingen');
  });

  test('may be in one to four languages', () => {
    const properties = { name: 'Bienne Centre', name_de: 'Biel Zentrum', 'name:it': 'Bienna Centro' };
    expect(read({ properties, square: SQUARE }).areas[0]).toMatchObject({
      name: 'Bienne Centre',
      texts: { de: 'Biel Zentrum', it: 'Bienna Centro' },
    });
    expect(read({ properties: { name_fr: 'Sous-Gare' }, square: SQUARE }).areas[0]?.name).toBe('Sous-Gare');
  });

  test('come from the properties that the operator names', () => {
    const properties = { name: 'no', titel: 'Länggasse', titre: 'Longue-Allée', nummer2: 'x7' };
    const options = {
      nameProperty: 'Titel',
      nameProperties: { fr: 'titre' },
      keyProperty: 'nummer2',
      kind: 'district',
    } as const;
    expect(read({ properties, square: SQUARE }, options).areas[0]).toMatchObject({
      name: 'Länggasse',
      texts: { fr: 'Longue-Allée' },
      key: 'x7',
      kind: 'district',
    });
  });

  test('are cleaned of unusable characters', () => {
    expect(read({ properties: { name: ' See\u0000feld\n\u202E ' }, square: SQUARE }).areas[0]?.name).toBe('Seefeld');
  });

  test.each([
    [{}, 'it has no name'],
    [{ name: '\u0000' }, 'it has no name'],
    [{ name: { de: 'A' } }, 'it has no name'],
    [{ name: 'x'.repeat(101) }, 'its name is longer than 100 characters'],
    [{ name: 'A', kind: 'planet' }, 'its kind "planet" is none of quarter, district, region'],
  ])('%j is put aside: %s', (properties, reason) => {
    expect(reasonOf({ properties, square: SQUARE })).toBe(reason);
  });
});

describe('the shape of an area', () => {
  test('may be open, have heights, holes and several parts', () => {
    const open = squareRing(SQUARE)
      .slice(0, -1)
      .map((corner) => [...corner, 412]);
    const hole = squareRing({ lat: 46.524, lng: 6.634, side: 0.002 });
    const [area] = read(polygon(open, hole)).areas;
    expect(contains(area?.boundary ?? [], MIDDLE)).toBe(false);
    expect(contains(area?.boundary ?? [], [6.631, 46.521])).toBe(true);
    const parts = [[squareRing(SQUARE)], [squareRing({ ...SQUARE, lng: 6.7 })]];
    const geometry = { type: 'MultiPolygon', coordinates: parts };
    const [both] = read({ properties: { name: 'A' }, geometry }).areas;
    expect([contains(both?.boundary ?? [], MIDDLE), contains(both?.boundary ?? [], [6.705, 46.525])]).toEqual([
      true,
      true,
    ]);
  });

  test('in the national grid becomes degrees', () => {
    const [east, north] = [2_538_000, 1_152_000];
    const ring = [
      ...[
        [east, north],
        [east + 500, north],
        [east + 500, north + 500],
        [east, north + 500],
        [east, north],
      ],
    ];
    const [area] = read(polygon(ring)).areas;
    expect(contains(area?.boundary ?? [], [6.635, 46.519])).toBe(true);
  });

  const bow = [
    [6.63, 46.52],
    [6.64, 46.53],
    [6.64, 46.52],
    [6.63, 46.53],
    [6.63, 46.52],
  ];
  const moved = (by: number) => squareRing(SQUARE).map(([lng, lat]) => [lng + by, lat]);
  test.each<[string, DrawnArea, string]>([
    ['crosses itself', polygon(bow), 'its outline crosses itself near 46.5'],
    [
      'is a point',
      { properties: { name: 'A' }, geometry: { type: 'Point', coordinates: [6.6, 46.5] } },
      'it is a Point',
    ],
    ['is none', { properties: { name: 'A' }, geometry: null }, 'it is without a shape'],
    ['has no corners', polygon(), 'it is without a shape'],
    [
      'is a line',
      polygon([
        [6.6, 46.5],
        [6.7, 46.5],
        [6.6, 46.5],
      ]),
      'a line of it encloses nothing',
    ],
    [
      'is flat',
      polygon([
        [6.6, 46.5],
        [6.7, 46.5],
        [6.8, 46.5],
      ]),
      'it encloses nothing',
    ],
    ['is no list', polygon('x'), 'its coordinates are not as GeoJSON has them'],
    [
      'holds words',
      polygon([
        ['6', '46'],
        [6, 47],
        [7, 47],
      ]),
      'its coordinates are not numbers',
    ],
    ['lies abroad', polygon(moved(-20)), 'it does not lie in Switzerland'],
    [
      'begins with the latitude',
      polygon(squareRing(SQUARE).map(([lng, lat]) => [lat, lng])),
      'degrees with the latitude first',
    ],
    [
      'is in the old grid',
      polygon([
        [538_000, 152_000],
        [538_500, 152_000],
        [538_500, 152_500],
      ]),
      'the old grid LV03',
    ],
    [
      'is in Mercator',
      polygon([
        [738_000, 5_870_000],
        [739_000, 5_870_000],
        [739_000, 5_871_000],
      ]),
      'Web Mercator',
    ],
  ])('%s: put aside', (_name, area, reason) => {
    expect(reasonOf(area)).toContain(reason);
  });

  test('of very many corners is taken, of more than 200,000 not at all', () => {
    const corners = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = (2 * Math.PI * index) / count;
        const reach = 0.02 + 0.001 * (index % 2);
        return [8.54 + reach * Math.cos(angle), 47.37 + reach * Math.sin(angle)];
      });
    expect(reasonOf(polygon(corners(50_000)))).toBe('taken');
    expect(reasonOf(polygon(corners(200_001)))).toBe('it has 200001 corners, at most 200000 are taken');
  });
});

test.each([
  ['', 'it is not JSON'],
  ['name;polygon', 'it is not JSON'],
  ['{"type":"FeatureCollection","features":[', 'it is not JSON'],
  ['[]', 'it must be a FeatureCollection'],
  ['null', 'it must be a FeatureCollection'],
  ['{"type":"Topology"}', 'it must be a FeatureCollection'],
])('%j is refused as a whole', (text, reason) => {
  expect(() => readAreaFile(text)).toThrow(reason);
});

test('an entry that is no feature is put aside, the others are taken', () => {
  const file = readAreaFile(
    `{"type":"FeatureCollection","features":[null, 7, "x", {}, ${JSON.stringify(
      JSON.parse(anAreaFile({ properties: { name: 'A' }, square: SQUARE })).features[0],
    )}]}`,
  );
  expect(file.areas.map(({ name }) => name)).toEqual(['A']);
  expect(file.refused.length).toBe(4);
});
