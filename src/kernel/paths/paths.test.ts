import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PREFIXED_ROWS, PREFIXLESS_ROWS } from '#tests/support/market/path-rows.ts';
import { LOCALES } from '../locale.ts';
import { buildPath, matchPath, type PathParams, toCanonicalPath, toPublicPath } from './paths.ts';
import { SCREEN_KINDS } from './paths-routes.ts';

const allRows = [...PREFIXED_ROWS, ...PREFIXLESS_ROWS];

/** Values of a parameter: any text except the words of another screen in its position. */
const value = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => !['.', '..', 'start'].includes(text.toLowerCase()));

const screenWithParams = fc.constantFrom(...allRows).chain((row) =>
  fc.record({
    screen: fc.constant(row.screen),
    locale: fc.constantFrom(...LOCALES),
    params: fc.record(
      Object.fromEntries(
        Object.keys(row.params).map((name) => [name, name === 'offer' ? fc.constantFrom('rent', 'buy') : value]),
      ),
    ),
  }),
);

/** `buildPath` for parameters that are only known at run time. */
const buildAny = buildPath as (screen: string, locale: string, params: Record<string, string>) => string;

describe('the table of paths', () => {
  for (const locale of LOCALES) {
    test.each(PREFIXED_ROWS)(`${locale}: $screen $params has the address of the table written by hand`, (row) => {
      expect(buildAny(row.screen, locale, row.params)).toBe(row.paths[locale]);
      expect(matchPath(row.paths[locale])).toEqual({ screen: row.screen, locale, params: row.params });
      expect(toCanonicalPath(row.paths[locale])).toBe(row.paths.en.replace('/en', `/${locale}`));
      expect(toPublicPath(row.paths.en.replace('/en', `/${locale}`))).toBe(row.paths[locale]);
    });
  }

  test.each(PREFIXLESS_ROWS)('$screen $params stands outside the language prefix', (row) => {
    expect(buildAny(row.screen, 'de', row.params)).toBe(row.paths.de);
    expect(matchPath(row.paths.de)).toEqual({ screen: row.screen, locale: null, params: row.params });
    expect(toCanonicalPath(row.paths.de)).toBe(row.paths.de);
    expect(toPublicPath(row.paths.de)).toBe(row.paths.de);
    expect(matchPath(`/de${row.paths.de}`)?.screen).not.toBe(row.screen);
  });

  test('every screen is in the table written by hand', () => {
    expect(new Set(SCREEN_KINDS.keys())).toEqual(new Set(allRows.map((row) => row.screen)));
  });

  test('no two screens share an address in any language', () => {
    const owners = new Map<string, string>();
    for (const row of allRows) {
      for (const locale of LOCALES) {
        const path = row.paths[locale].replace(/^\/(en|fr|de|it)\b/, '');
        const owner = `${row.screen} ${JSON.stringify(row.params)}`;
        expect(owners.get(path) ?? owner, path).toBe(owner);
        owners.set(path, owner);
      }
    }
  });

  test('words are lower case, without umlauts, joined by hyphens', () => {
    for (const row of allRows.filter((each) => Object.keys(each.params).length === 0)) {
      for (const locale of LOCALES) expect(row.paths[locale]).toMatch(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/);
    }
  });

  test('search engines see public content only', () => {
    expect(SCREEN_KINDS.get('results')).toBe('indexed');
    expect(SCREEN_KINDS.get('listing')).toBe('indexed');
    expect(SCREEN_KINDS.get('listingPrint')).toBe('unlisted');
    expect(SCREEN_KINDS.get('login')).toBe('unlisted');
    expect(SCREEN_KINDS.get('myAccount')).toBe('workspace');
    expect(SCREEN_KINDS.get('resetPassword')).toBe('outside');
  });
});

describe('building and reading an address', () => {
  test('commas stay, everything else that could break a path is encoded', () => {
    expect(buildPath('listing', 'fr', { offer: 'rent', listing: 'a b/c?d#é,12' })).toBe(
      '/fr/annonce/louer/a%20b%2Fc%3Fd%23%C3%A9,12',
    );
  });

  test('half a character pair, which no address can hold, does not break a link', () => {
    expect(buildPath('report', 'en', { id: 'a\ud800b' })).toBe('/en/abuse/a%EF%BF%BDb');
  });

  test('an address ends before the first parameter left out', () => {
    const params: PathParams<'results'> = { offer: 'buy', category: undefined, location: 'lausanne,c201866' };
    expect(buildPath('results', 'it', params)).toBe('/it/immobili/acquisita');
    expect(buildPath('results', 'it')).toBe('/it/immobili');
  });

  test.each(['', '.', '..'])('the value "%s", which no address can hold, counts as left out', (id) => {
    expect(buildPath('report', 'en', { id })).toBe('/en/abuse');
    expect(() => buildAny('sourceRedirect', 'en', { id })).toThrow(RangeError);
  });

  test('a missing parameter that the screen needs is a defect', () => {
    expect(() => buildAny('listing', 'en', { offer: 'rent' })).toThrow(RangeError);
    expect(() => buildAny('listing', 'en', { offer: 'constructor', listing: 'x,1' })).toThrow(RangeError);
  });

  test.each([
    ['/fr/properties/louer', 'results'],
    ['/de/immobilier/affitta', 'results'],
    ['/FR/Immobilier/LOUER', 'results'],
    ['/it/agb', 'terms'],
    ['/en/publier', 'publishRent'],
    ['/en/annonce/immobilien/buy/x,1', 'listing'],
  ])('words of any language and case are understood: %s', (path, screen) => {
    expect(matchPath(path)?.screen).toBe(screen);
  });

  test.each([
    '',
    '/',
    'fr',
    '/xx/contact',
    '/contact',
    '/fr/',
    '/fr//contact',
    '/fr/contact/',
    '/fr/contact/more',
    '/fr/immobilier/donner',
    '/fr/annonce/louer',
    '/fr/annonce/louer/%E0%A4%A',
    '/fr/annonce/louer/..',
    '/fr/annonce/louer/%2e%2E',
    '/fr/listing/rent/x,1/print/more',
    '/fr/constructor',
    '/fr/property/rent/1',
  ])('no screen has the address "%s"', (path) => {
    expect(matchPath(path)).toBeNull();
  });

  test('any screen and parameters give an address that reads as the same, in its two forms', () => {
    fc.assert(
      fc.property(screenWithParams, ({ screen, locale, params }) => {
        const path = buildAny(screen, locale, params);
        expect(path).toMatch(/^(?:\/[\x21-\x7e]+)+$/);
        expect(path).not.toMatch(/\/$|\/\/|[?#\\]/);
        const prefix = SCREEN_KINDS.get(screen) === 'outside' ? null : locale;
        expect(matchPath(path)).toEqual({ screen, locale: prefix, params });
        const canonical = toCanonicalPath(path);
        expect(matchPath(canonical)).toEqual({ screen, locale: prefix, params });
        expect(toPublicPath(canonical)).toBe(path);
        expect(toCanonicalPath(canonical)).toBe(canonical);
        expect(new URL(path, 'https://lares.test').pathname).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a path of no screen passes both ways unchanged', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        fc.pre(matchPath(path) === null);
        expect(toCanonicalPath(path)).toBe(path);
        expect(toPublicPath(path)).toBe(path);
      }),
    );
  });
});
