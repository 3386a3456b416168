import polyline from '@mapbox/polyline';
import { describe, expect, test } from 'vitest';
import { LocationType } from '../location.ts';
import { LAUSANNE_ID, zoneId } from '../location-id.ts';
import { boundaryLines } from './place-boundary.ts';

describe('the boundary of a place', () => {
  test.each([
    ['a municipality', { id: LAUSANNE_ID, type: LocationType.City }, [46.52, 6.63]],
    ['a canton', { id: 22, type: LocationType.Region }, [46.6, 6.6]],
    ['a district', { id: zoneId(2225), type: LocationType.Zone }, [46.52, 6.63]],
  ] as const)('of %s is a closed line round it', (_kind, place, [lat, lng]) => {
    const lines = boundaryLines(place).map((encoded) => polyline.decode(encoded));
    for (const closed of lines) expect(closed[0]).toEqual(closed.at(-1));
    const line = lines.flat();
    expect(line.length).toBeGreaterThan(20);
    const [lats, lngs] = [line.map(([north]) => north), line.map(([, east]) => east)];
    expect(Math.min(...lats) < lat && lat < Math.max(...lats)).toBe(true);
    expect(Math.min(...lngs) < lng && lng < Math.max(...lngs)).toBe(true);
  });

  test('is not known of a postal code, nor of a place that does not exist', () => {
    expect(boundaryLines({ id: 1003, type: LocationType.PostalCode })).toEqual([]);
    expect(boundaryLines({ id: 1, type: LocationType.City })).toEqual([]);
  });
});
