import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locationToken, parseLocationToken, SEVERAL_TOKEN } from './location.links.ts';
import { LocationType } from './location.ts';
import { cityId, LAUSANNE_ID, zoneId } from './location-id.ts';

const { City, Multilocation, PostalCode, Region, Zone } = LocationType;

describe('the address of a place', () => {
  test.each([
    [{ type: City, id: LAUSANNE_ID, name: 'Lausanne', regionCode: 'VD' }, 'lausanne,c201866'],
    [{ type: PostalCode, id: 1003, name: 'Lausanne', regionCode: 'VD' }, 'lausanne,p1003'],
    [{ type: Region, id: 22, name: 'Vaud', regionCode: 'VD' }, 'vaud-VD,r22'],
    [{ type: Zone, id: 12226, name: 'Lavaux-Oron', regionCode: 'VD' }, 'lavaux-oron,z12226'],
    [{ type: City, id: cityId(261), name: 'Zürich', regionCode: 'ZH' }, 'zuerich,c196541'],
  ])('%o is %s', (place, token) => {
    expect(locationToken(place)).toBe(token);
    expect(parseLocationToken(token)).toEqual({ type: place.type, id: place.id });
  });

  test('leads back to the place whatever the place is called', () => {
    const place = fc.oneof(
      fc.record({ type: fc.constant(Region), id: fc.integer({ min: 1, max: 26 }) }),
      fc.record({ type: fc.constant(City), id: fc.integer({ min: 1, max: 9999 }).map(cityId) }),
      fc.record({ type: fc.constant(PostalCode), id: fc.integer({ min: 1000, max: 9999 }) }),
      fc.record({ type: fc.constant(Zone), id: fc.integer({ min: 101, max: 2699 }).map(zoneId) }),
    );
    fc.assert(
      fc.property(place, fc.string({ unit: 'grapheme' }), (named, name) => {
        expect(parseLocationToken(locationToken({ ...named, name, regionCode: 'VD' }))).toEqual(named);
      }),
    );
  });

  test('with a bare number is a city', () => {
    expect(parseLocationToken('lausanne,201866')).toEqual({ type: City, id: LAUSANNE_ID });
    expect(parseLocationToken('201866')).toEqual({ type: City, id: LAUSANNE_ID });
  });

  test('of several places points to the query', () => {
    expect(parseLocationToken(SEVERAL_TOKEN)).toEqual({ type: Multilocation, id: null });
  });

  test('that names no place is null', () => {
    const garbage = [
      '',
      'lausanne',
      'lausanne,',
      'x,c5',
      'x,r29',
      'x,r0',
      'x,p99',
      'x,z9',
      'x,q12',
      'c-201866',
      'x,c2018661',
    ];
    for (const token of garbage) expect(parseLocationToken(token), token).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => /\d$|,m$/.test(text) || parseLocationToken(text) === null));
  });
});
