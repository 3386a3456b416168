import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { FEATURES, Feature, featuresOf } from '#capabilities/offers/feature.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { Subcategory, subcategoriesOf } from '#capabilities/offers/subcategory.ts';
import { joinBits } from '#kernel/bits.ts';
import { LOCALES } from '#kernel/locale.ts';
import { matchPath, redirectFor, toCanonicalPath, toPublicPath } from '#kernel/paths/paths.ts';
import { anyFilter, anyView } from '#tests/support/market/any-search.ts';
import { DEFAULT_VIEW, EMPTY_FILTER, type ResultsView, type SearchFilter, SortOrder } from './search.filter.ts';
import {
  fittedView,
  parseResults,
  type ResultsAddress,
  resultsHref,
  resultsPath,
  resultsQuery,
  switchOfferType,
} from './search.links.ts';

const LAUSANNE = 'lausanne,c201866';
const inLausanne: SearchFilter = { ...EMPTY_FILTER, locationIds: [LAUSANNE_ID] };
const query = (filter: Partial<SearchFilter>, view: Partial<ResultsView> = {}) =>
  resultsQuery({ ...inLausanne, ...filter }, { ...DEFAULT_VIEW, ...view });
const parse = (search: string, category = 'x,3') =>
  parseResults({ offer: 'rent', category, location: LAUSANNE }, search);

/** Reads a whole public address the way a page does. */
function readHref(href: string): ResultsAddress {
  const [path = '', search = ''] = href.split('?');
  const match = matchPath(path);
  if (match?.screen !== 'results') throw new Error(`no results page: ${path}`);
  return parseResults(match.params, search);
}

describe('the address of a results page', () => {
  test('has the given form in each language', () => {
    const filter: SearchFilter = {
      ...inLausanne,
      offerType: OfferType.Rent,
      minPrice: 1000,
      order: SortOrder.PriceAsc,
    };
    expect(LOCALES.map((locale) => resultsHref({ filter, view: DEFAULT_VIEW }, locale, LAUSANNE))).toEqual([
      '/en/properties/rent/apartment-house,3/lausanne,c201866?minPrice=1000&order=4',
      '/fr/immobilier/louer/appartement-maison,3/lausanne,c201866?minPrice=1000&order=4',
      '/de/immobilien/mieten/wohnung-haus,3/lausanne,c201866?minPrice=1000&order=4',
      '/it/immobili/affitta/appartamento-casa,3/lausanne,c201866?minPrice=1000&order=4',
    ]);
  });

  test('gives back every filter and view, in every language and in both forms', () => {
    fc.assert(
      fc.property(anyFilter, anyView, fc.constantFrom(...LOCALES), (filter, view, locale) => {
        const href = resultsHref({ filter, view }, locale, LAUSANNE);
        const address = { filter, view: fittedView(filter, view) };
        expect(readHref(href)).toEqual(address);
        expect(redirectFor(href, 'en')).toBeNull();
        const path = resultsPath(filter, locale, LAUSANNE);
        expect(readHref(href.replace(path, toCanonicalPath(path)))).toEqual(address);
        expect(toPublicPath(toCanonicalPath(path))).toBe(path);
      }),
      { numRuns: 400 },
    );
  });

  test('is the same however often it is read and written, with any content', () => {
    const names = [...Object.keys(DEFAULT_VIEW), ...Object.keys(EMPTY_FILTER), 'other'];
    const values = fc.oneof(
      fc.constantFrom(
        '0',
        '1',
        '-1',
        '-0',
        '3.5',
        '1e3',
        '1,2,4',
        '0,0,1,1;5,5,6,6',
        '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
        'true',
        'list',
      ),
      fc.constantFrom(
        'NaN',
        'Infinity',
        '2026-02-30',
        '99999999999',
        '9'.repeat(5_000),
        '\ud800',
        '%',
        '\0',
        '1;2;3',
        '?'.repeat(3_000),
      ),
      fc.string({ unit: 'binary' }),
    );
    const search = fc.array(fc.tuple(fc.constantFrom(...names), values)).map((pairs) => new URLSearchParams(pairs));
    const token = fc.oneof(fc.constantFrom('several,m', 'suisse,ch', LAUSANNE, 'x,1024', ''), fc.string());
    fc.assert(
      fc.property(search, token, token, (given, category, location) => {
        const first = parseResults({ offer: 'rent', category, location }, given);
        const place = first.filter.locationIds.length === 1 ? `x,c${LAUSANNE_ID}` : '';
        fc.pre(place === '' || first.filter.locationIds[0] === LAUSANNE_ID);
        const href = resultsHref(first, 'de', place);
        expect(href).toMatch(/^[\x21-\x7e]+$/);
        expect(readHref(href)).toEqual(first);
        expect(resultsHref(readHref(href), 'de', place)).toBe(href);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('the query string', () => {
  test('is empty when all is as by default', () => {
    expect(query({})).toBe('');
  });

  test('keeps the canonical order', () => {
    const given =
      'minPrice=1&maxPrice=2&minLivingSpace=3&maxLivingSpace=4&minPricePerM2=5&maxPricePerM2=6&minRooms=1.5&maxRooms=7' +
      '&floor=1&subCategory=1,2&features=1,64&maxDistance=5&polygons=_p~iF~ps%7CU_ulLnnqC_mqNvxq%60%40&rectangles=46,6,47,7;45,5,46,6' +
      '&zoom=9.5&lat=46.5&lng=6.6&excludePriceOnRequest=true&added=7&locationIds=22,1003&sourceType=5&viewMode=list&map=false' +
      '&pageNumber=2&order=4&availableFrom=2026-04-01&circles=46.5,6.6,2.5&agencyId=3&agencyName=R%C3%A9gie%20%26%20Fils&noAgency=true';
    const shuffled = given.split('&').reverse().join('&');
    const { filter, view } = parseResults({ offer: 'buy', category: 'house,3', location: 'several,m' }, `?${shuffled}`);
    expect(resultsQuery(filter, view)).toBe(given);
    expect(filter.agencyName).toBe('Régie & Fils');
    expect(filter.features).toBe(Feature.BalconyPatio | Feature.Garden);
  });

  test.each([
    ['minPrice', ['-1', '1.5', '1000000001', '1e3', 'x', '', ' 5', "1'000"]],
    ['maxRooms', ['3.7', '100.5', '-1', '3,5']],
    ['maxLivingSpace', ['10000001', '12.5']],
    ['floor', ['3', '0', 'GroundFloor']],
    ['subCategory', ['3', '536870912', 'x', String(Subcategory.Office)]],
    ['features', ['3', '67108864', '0']],
    ['maxDistance', ['0', '101', '-5']],
    ['polygons', ['x', '_p~iF~ps|U', '_p~iF~ps|U_ulLnnqC_mqNvxq`', 'é', '?'.repeat(2_500)]],
    ['rectangles', ['1,2,3', '5,5,4,6', '5,6,6,6', '-91,0,0,1', '0,0,1,181', '1,2,3,4,5', '1,2,3,x']],
    ['circles', ['1,2,0', '1,2,101', '1,2', '91,0,1']],
    ['zoom', ['-1', '23', 'x']],
    ['lat', ['91', '1e1', '']],
    ['excludePriceOnRequest', ['1', 'TRUE', 'false']],
    ['added', ['2', '31', '-1']],
    ['sourceType', ['-1', '2147483648']],
    ['viewMode', ['map', 'grid']],
    ['map', ['0', 'true']],
    ['pageNumber', ['0', '-1', '1', '1.5', '418', 'last']],
    ['order', ['9', '14', '19', '-1', '0']],
    ['availableFrom', ['2026-02-30', '2026-13-01', '01.04.2026', '0000-01-01', '2026-4-1']],
    ['agencyId', ['0', '2147483648', 'x']],
    ['agencyName', ['', '  ', 'x'.repeat(101), '\u0000']],
    ['locationIds', ['22,1003']],
    ['bathrooms', ['2']],
  ])('drops what is unreadable, out of bounds or as by default: %s', (name, texts) => {
    for (const text of texts) {
      const { filter, view } = parse(String(new URLSearchParams([[name, text]])));
      expect({ filter, view }, text).toEqual({
        filter: { ...inLausanne, offerType: OfferType.Rent },
        view: DEFAULT_VIEW,
      });
    }
  });

  test('says that the map is followed only while one rectangle is all that is asked for', () => {
    const position = 'rectangles=46,6,47,7&zoom=9.5&lat=46.5&lng=6.6&area=true';
    const followed = parse(position);
    expect(followed.view).toEqual({ ...DEFAULT_VIEW, zoom: 9.5, lat: 46.5, lng: 6.6, area: true });
    expect(resultsQuery(followed.filter, followed.view)).toBe(position);
    expect(resultsQuery({ ...followed.filter, rectangles: [] }, followed.view)).toBe('');
    expect(parse(`${position}&circles=46.5,6.6,2`).view).toEqual(DEFAULT_VIEW);
  });

  test('drops single unreadable entries of a list', () => {
    expect(parse('features=1,x,3,64,1').filter.features).toBe(Feature.BalconyPatio | Feature.Garden);
    expect(parse('rectangles=46,6,47,7;1,2;45,5,46,6').filter.rectangles).toHaveLength(2);
    expect(parse(`rectangles=${Array(12).fill('46,6,47,7').join(';')}`).filter.rectangles).toHaveLength(10);
  });

  test('keeps a lower bound above the upper one as it was asked', () => {
    expect(parse('minPrice=900&maxPrice=500').filter).toMatchObject({ minPrice: 900, maxPrice: 500 });
  });

  test('drops features and subcategories that the category does not know', () => {
    const all = `features=${FEATURES.join(',')}&subCategory=${Object.values(Subcategory).join(',')}`;
    const { features, subCategory } = parse(all, 'parking,32').filter;
    expect(features).toBe(joinBits(featuresOf(Category.ParkingSpaceGarage)));
    expect(subCategory).toBe(joinBits(subcategoriesOf(Category.ParkingSpaceGarage)));
  });
});

describe('the path of a results page', () => {
  const read = (offer?: string, category?: string, location?: string, search = '') =>
    parseResults({ offer, category, location }, search).filter;

  test('without anything means to buy an apartment or a house in Lausanne', () => {
    expect(read()).toEqual(inLausanne);
  });

  test.each(['4', 'colocation,4', 'land,16', 'x,0', 'x,1024', 'x,7', ''])(
    'a category that is not for sale, %j, becomes apartment or house unless it is land',
    (token) => {
      expect(read('buy', token).category).toBe(token === 'land,16' ? Category.Land : Category.ApartmentHouse);
    },
  );

  test.each([
    ['lausanne,c201866', [201_866]],
    ['wrong,c196541', [196_541]],
    ['196541', [196_541]],
    ['zuerich,p8001', [8001]],
    ['vaud-VD,r22', [22]],
    ['lavaux-oron,z12226', [12_226]],
    ['suisse,ch', []],
    ['ch', []],
    ['nowhere', [LAUSANNE_ID]],
    ['nowhere,q5', [LAUSANNE_ID]],
  ])('the place %s is %j', (token, ids) => {
    expect(read('rent', 'x,3', token).locationIds).toEqual(ids);
  });

  test.each([
    ['locationIds=22,1003,22', [22, 1003]],
    ['locationIds=22', [22]],
    ['locationIds=x,-1', [LAUSANNE_ID]],
    ['', [LAUSANNE_ID]],
    [
      `locationIds=${Array.from({ length: 60 }, (_, n) => n + 1).join(',')}`,
      Array.from({ length: 50 }, (_, n) => n + 1),
    ],
  ])('several places are in the query: %s', (search, ids) => {
    expect(read('rent', 'x,3', 'several,m', search).locationIds).toEqual(ids);
  });

  test('names the whole country in the language of the page', () => {
    const paths = LOCALES.map((locale) => resultsPath({ ...inLausanne, locationIds: [] }, locale, ''));
    expect(paths.map((path) => path.split('/').at(-1))).toEqual([
      'switzerland,ch',
      'suisse,ch',
      'schweiz,ch',
      'svizzera,ch',
    ]);
  });
});

test('choosing Rent or Buy keeps the search but not prices, page and map position', () => {
  const stored = { minRooms: 3.5, features: Feature.Garden, added: 7 as const, locationIds: [22, 1003] };
  const asked: SearchFilter = {
    ...inLausanne,
    ...stored,
    minPrice: 1,
    maxPrice: 2,
    minPricePerM2: 3,
    maxPricePerM2: 4,
    pageNumber: 5,
    rectangles: [{ south: 46, west: 6, north: 47, east: 7 }],
  };
  const view: ResultsView = { viewMode: 'list', map: false, zoom: 9, lat: 46.5, lng: 6.6, area: true };
  expect(switchOfferType({ filter: asked, view }, OfferType.Rent)).toEqual({
    filter: { ...EMPTY_FILTER, ...stored, offerType: OfferType.Rent },
    view: { ...DEFAULT_VIEW, viewMode: 'list', map: false },
  });
  expect(switchOfferType({ filter: asked, view: DEFAULT_VIEW }, OfferType.Rent).filter.rectangles).toHaveLength(1);
  const flatShare = {
    ...inLausanne,
    offerType: OfferType.Rent,
    category: Category.FlatSharing,
    subCategory: Subcategory.SingleRoom,
  };
  expect(switchOfferType({ filter: flatShare, view }, OfferType.Sell).filter).toEqual(inLausanne);
});
