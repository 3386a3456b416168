import fc from 'fast-check';
import { resultsQuery } from '#capabilities/search/search.links.ts';
import { anyFilter, anyView } from '#tests/support/market/any-search.ts';

/** Names a results address knows, and some it does not. */
const NAMES = [
  ...['minPrice', 'maxPrice', 'minRooms', 'maxLivingSpace', 'minPricePerM2', 'floor', 'subCategory', 'features'],
  ...['maxDistance', 'polygons', 'rectangles', 'circles', 'zoom', 'lat', 'lng', 'added', 'locationIds', 'sourceType'],
  ...['viewMode', 'map', 'pageNumber', 'order', 'availableFrom', 'agencyId', 'agencyName', 'noAgency', 'area'],
  ...['cell', '__proto__', 'constructor', 'toString', 'minPrice[]', 'filter[offerType]', '', '%'],
];

/** Hostile values. */
const VALUES = [
  ...['-1', '0', '1e309', 'NaN', 'Infinity', '9007199254740993', '2147483648', '-0', '0x10', '1,,,,2', '٣'],
  ...[
    "'; drop table offer; --",
    '1 or 1=1',
    `\${7*7}`,
    '{{7*7}}',
    '<script>alert(1)</script>',
    '"><img src=x>',
    '../../etc',
  ],
  ...[
    '%00',
    '%',
    '%E0%A4%A',
    '%ED%A0%80',
    '%F0%9F%8F%A0',
    '\u202e',
    '+',
    '&',
    '=',
    ';',
    '#',
    '?',
    '\\',
    'null',
    'undefined',
  ],
  ...[
    '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
    '??????',
    '_'.repeat(3_000),
    '46,6,47,7;46,6,47,7',
    '90,180,-90,-180',
    '46.5,6.6,100',
  ],
  ...[
    '9999-99-99',
    '2026-02-30',
    'true',
    'false',
    'a'.repeat(5_000),
    Array.from({ length: 900 }, (_, id) => id).join(','),
  ],
];

const PLACES = [
  'lausanne,c201866',
  'vaud,r22',
  'ch',
  'schweiz,ch',
  'c0',
  ',',
  'zürich,c200261',
  'x,c999999999',
  '1003,p1003',
];
const CATEGORIES = ['apartment-house,3', 'apartment,1', 'land,32', 'x,9', ',', 'commercial-industry,4', '3'];

const pair = fc
  .tuple(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'binary', maxLength: 40 })))
  .map(([name, value]) => `${name}=${inRequestLine(value)}`);
const randomQuery = fc.array(pair, { maxLength: 12 }).map((pairs) => pairs.join('&'));

const honestQuery = fc.tuple(anyFilter, anyView).map(([filter, view]) => resultsQuery(filter, view));

/** An honest query with a few characters replaced, doubled or cut off. */
const damagedQuery = fc
  .tuple(honestQuery, fc.array(fc.tuple(fc.nat(), fc.constantFrom(...VALUES)), { maxLength: 4 }), fc.nat(4_000))
  .map(([query, wounds, length]) =>
    wounds
      .reduce((text, [at, value]) => {
        const position = at % (text.length + 1);
        return text.slice(0, position) + inRequestLine(value.slice(0, 20)) + text.slice(position + 1);
      }, query)
      .slice(0, length),
  );

/** Addresses of results as random, damaged or meant to harm as a query string can be. */
export const hostileAddress = fc
  .tuple(
    fc.constantFrom('en/properties/rent', 'fr/immobilier/acheter', 'de/immobilien/mieten', 'it/immobili/acquisita'),
    fc.constantFrom(...CATEGORIES),
    fc.constantFrom(...PLACES),
    fc.oneof(randomQuery, honestQuery, damagedQuery),
  )
  .map(([start, category, place, query]) => `/${start}/${encodeURI(category)}/${encodeURI(place)}?${query}`);

/** Characters that cannot be in a request line are encoded, as in every client; the rest stays as harmful as it is. */
function inRequestLine(value: string): string {
  return value.replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character.toWellFormed()));
}
