import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PREFIXED_ROWS, PREFIXLESS_ROWS } from '#tests/support/market/path-rows.ts';
import { LOCALES } from '../locale.ts';
import { matchPath, redirectFor, switchLanguage } from './paths.ts';

const ORIGIN = 'https://lares.test';
const QUERY = '?minPrice=1000&q=a%20b';

describe('redirects', () => {
  test('the address of a screen in the words of its prefix stays', () => {
    for (const row of [...PREFIXED_ROWS, ...PREFIXLESS_ROWS]) {
      for (const locale of LOCALES) expect(redirectFor(row.paths[locale] + QUERY, 'en')).toBeNull();
    }
  });

  test('words of another language lead to the words of the prefix, with rest and query', () => {
    for (const { paths } of PREFIXED_ROWS) {
      for (const prefix of LOCALES) {
        for (const other of LOCALES.filter((locale) => paths[locale].slice(3) !== paths[prefix].slice(3))) {
          expect(redirectFor(`/${prefix}${paths[other].slice(3)}${QUERY}`, 'en')).toEqual({
            status: 301,
            location: paths[prefix] + QUERY,
          });
        }
      }
    }
  });

  test('a known screen without a prefix leads to the language of the user', () => {
    for (const { paths } of PREFIXED_ROWS) {
      const bare = paths.fr.slice(3) || '/';
      expect(redirectFor(bare + QUERY, 'it')).toEqual({ status: 302, location: paths.it + QUERY });
    }
  });

  test('a trailing slash falls away', () => {
    for (const row of [...PREFIXED_ROWS, ...PREFIXLESS_ROWS]) {
      for (const locale of LOCALES) {
        expect(redirectFor(`${row.paths[locale]}/${QUERY}`, 'de')).toEqual({
          status: 301,
          location: row.paths[locale] + QUERY,
        });
      }
    }
  });

  test.each([
    ['/', 302, '/de'],
    ['/?x=1', 302, '/de?x=1'],
    ['//', 302, '/de'],
    ['/fr/', 301, '/fr'],
    ['/FR', 301, '/fr'],
    ['/Fr/Immobilier/Louer/', 301, '/fr/immobilier/louer'],
    ['/fr//immobilier///louer', 301, '/fr/immobilier/louer'],
    ['/fr/listing/properties/rent/loft,12', 301, '/fr/annonce/louer/loft,12'],
    ['/fr/annonce/immobilier/louer/loft,12/print', 301, '/fr/annonce/louer/loft,12/print'],
    ['/it/publish', 301, '/it/pubblica/affittare'],
    ['/de/inserieren', 301, '/de/inserieren/vermieten'],
    ['/fr/finance?x=1', 301, '/fr?x=1'],
    ['/fr/workspace', 301, '/fr/workspace/my-account'],
    ['/fr/workspace/my-leads', 301, '/fr/workspace/my-leads/my-tenants'],
    ['/workspace/my-potential-customer', 302, '/de/workspace/my-potential-customer'],
    ['/workspace', 302, '/de/workspace/my-account'],
    ['/publier/', 302, '/de/inserieren/vermieten'],
    ['/Property/rent/12/', 301, '/property/rent/12'],
    ['/fr/no-such-page/', 301, '/fr/no-such-page'],
    ['/no-such-page/', 301, '/no-such-page'],
  ])('%s is answered by %i %s', (address, status, location) => {
    expect(redirectFor(address, 'de')).toEqual({ status, location });
  });

  test.each(['/fr/no-such-page', '/no-such-page', '/robots.txt', '/graphql', '/sitemap.xml', '', 'x', 'http://e.com/'])(
    '"%s" is left to its page',
    (address) => {
      expect(redirectFor(address, 'de')).toBeNull();
    },
  );

  test.each([
    ['//evil.test', '/evil.test'],
    ['//evil.test/fr/', '/evil.test/fr'],
    ['/\\evil.test/', '/%5Cevil.test'],
    ['/\\/evil.test/', '/%5C/evil.test'],
    ['/%2f%2fevil.test/', '/%2f%2fevil.test'],
    ['/fr/contact/?a=\r\nSet-Cookie: x', '/fr/contact?a=%0D%0ASet-Cookie:%20x'],
    ['/fr/annonce/louer/%0d%0aX,1/', '/fr/annonce/louer/%0d%0aX,1'],
    ['/fr/annonce/louer/%ZZ/', '/fr/annonce/louer/%ZZ'],
    ['/\t/evil.test/', '/%09/evil.test'],
  ])('%j stays on our origin', (address, location) => {
    expect(redirectFor(address, 'de')?.location).toBe(location);
  });
});

describe('the language switcher', () => {
  test('leads to the same page in the other language, with query and hash', () => {
    for (const { paths } of PREFIXED_ROWS) {
      for (const from of LOCALES) {
        for (const to of LOCALES)
          expect(switchLanguage(`${paths[from]}${QUERY}#top`, to)).toBe(`${paths[to]}${QUERY}#top`);
      }
    }
  });

  test('keeps the address of a screen outside the prefix', () => {
    for (const { paths } of PREFIXLESS_ROWS) expect(switchLanguage(paths.en + QUERY, 'it')).toBe(paths.en + QUERY);
  });

  test.each([
    ['/', '/it'],
    ['/contact?x=1', '/it/contatto?x=1'],
    ['/fr/no-such-page', '/it/no-such-page'],
    ['/no-such-page', '/it/no-such-page'],
    ['//evil.test', '/it/evil.test'],
  ])('leads from %s to %s', (address, target) => {
    expect(switchLanguage(address, 'it')).toBe(target);
  });
});

describe('hostile addresses', () => {
  const pieces = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%0d%0a',
      '\r\n',
      '\t',
      '\0',
      ' ',
      '?',
      '#',
      '%',
      '%zz',
      '%C3',
    ],
    ...['@', ':', ';', 'evil.test', 'https:', 'javascript:', '\u202e', '\ud800', 'é', 'é'.repeat(5_000), ','],
    ...[
      'fr',
      'FR',
      'de',
      'workspace',
      'properties',
      'rent',
      'publish',
      'finance',
      'listing',
      'x,3',
      'print',
      'property',
    ],
    ...PREFIXED_ROWS.map((row) => row.paths.fr),
  );
  const hostile = fc.oneof(
    { weight: 4, arbitrary: fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: fc.array(pieces, { maxLength: 9 }).map((parts) => `/${parts.join('/')}`) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  );

  test('never throw, never lead off our origin, and need one redirect at most', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(...LOCALES), (address, locale) => {
        expect(() => matchPath(address)).not.toThrow();
        const switched = switchLanguage(address, locale);
        const redirect = redirectFor(address, locale);
        for (const location of redirect ? [redirect.location, switched] : [switched]) {
          expect(location).toMatch(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/);
          expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
        }
        if (redirect) expect(redirectFor(redirect.location, locale)).toBeNull();
        expect(redirectFor(switched, locale)).toBeNull();
      }),
      { numRuns: 10_000 },
    );
  });
});
