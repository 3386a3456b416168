import polyline from '@mapbox/polyline';
import { describe, expect, test } from 'vitest';
import type { MapView } from '#kit/map/map-view.ts';
import { DEFAULT_VIEW, EMPTY_FILTER, type ResultsView, type SearchFilter } from '../../../search.filter.ts';
import type { ResultsAddress } from '../../../search.links.ts';
import { drawnSearch, movedSearch, placeRings, rangeRings, searchCamera } from './map-search.ts';

const LAUSANNE = { id: 201_866, lat: 46.52, lng: 6.63, radius: 3_600, boundary: [] as string[] };
const BOX = { south: 46.4, west: 6.5, north: 46.6, east: 6.8 };
const CIRCLE = { center: { lat: 46.5, lng: 6.6 }, radiusKm: 2 };
const shown: MapView = {
  bounds: { south: 46.1234567, west: 6.1, north: 46.2, east: 6.3 },
  center: { lat: 46.1617283, lng: 6.2 },
  zoom: 11.23456,
};
const asked = (filter: Partial<SearchFilter> = {}, view: Partial<ResultsView> = {}): ResultsAddress => ({
  filter: { ...EMPTY_FILTER, locationIds: [LAUSANNE.id], pageNumber: 3, ...filter },
  view: { ...DEFAULT_VIEW, ...view },
});

describe('a search whose map is moved', () => {
  test('becomes that of what the map shows, from its first page', () => {
    const { filter, view } = movedSearch(asked(), shown, true);
    expect(filter.rectangles).toEqual([{ south: 46.12346, west: 6.1, north: 46.2, east: 6.3 }]);
    expect(filter.pageNumber).toBe(1);
    expect(view).toMatchObject({ area: true, zoom: 11.23, lat: 46.16173, lng: 6.2 });
  });

  test('goes on with the next area, not with both', () => {
    const once = movedSearch(asked(), shown, true);
    const next = { ...shown, bounds: BOX };
    expect(movedSearch(once, next, true).filter.rectangles).toEqual([BOX]);
  });

  test('keeps its homes where shapes were drawn, and where the visitor wants so', () => {
    for (const [filter, searches] of [
      [{ circles: [CIRCLE] }, true],
      [{ rectangles: [BOX] }, true],
      [{}, false],
    ] as const) {
      const before = asked(filter);
      const after = movedSearch(before, shown, searches);
      expect(after.filter).toEqual(before.filter);
      expect(after.view).toMatchObject({ area: false, zoom: 11.23 });
    }
  });

  test('is limited to the drawn shapes then, and no longer follows the map', () => {
    const { filter, view } = drawnSearch(movedSearch(asked(), shown, true), {
      polygons: [],
      rectangles: [],
      circles: [CIRCLE],
    });
    expect(filter).toMatchObject({ rectangles: [], circles: [CIRCLE], pageNumber: 1 });
    expect(view.area).toBe(false);
  });
});

describe('the map of a search is', () => {
  test('exactly where it stood when the search follows it', () => {
    expect(searchCamera(asked({ rectangles: [BOX] }, { area: true, zoom: 9, lat: 1, lng: 1 }), null)).toEqual({
      bounds: BOX,
      isExact: true,
    });
  });

  test('as the address says', () => {
    expect(searchCamera(asked({}, { zoom: 9, lat: 46, lng: 7 }), null)).toEqual({
      center: { lat: 46, lng: 7 },
      zoom: 9,
    });
  });

  test('round all shapes', () => {
    const camera = searchCamera(
      asked({ rectangles: [BOX], circles: [{ center: { lat: 47, lng: 8 }, radiusKm: 10 }] }),
      null,
    );
    expect(camera).toMatchObject({ bounds: { south: BOX.south, west: BOX.west } });
    const { bounds } = camera as { bounds: typeof BOX };
    expect(bounds.north).toBeGreaterThan(47.05);
    expect(bounds.east).toBeGreaterThan(8.1);
  });

  test('around its places and their surroundings, once their positions are known', () => {
    expect(searchCamera(asked(), null)).toBeNull();
    const { bounds } = searchCamera(asked(), [LAUSANNE]) as { bounds: typeof BOX };
    const wider = searchCamera(asked({ maxDistance: 10 }), [LAUSANNE]) as { bounds: typeof BOX };
    expect(bounds.north).toBeGreaterThan(46.55);
    expect(wider.bounds.north - bounds.north).toBeCloseTo(10 / 111.2, 2);
  });

  test('round all of a place whose boundary is known, however far it reaches', () => {
    const far = {
      ...LAUSANNE,
      boundary: [
        polyline.encode([
          [46.5, 6.6],
          [46.9, 6.6],
          [46.5, 6.7],
        ]),
      ],
    };
    const { bounds } = searchCamera(asked(), [far]) as { bounds: typeof BOX };
    expect(bounds.north).toBeCloseTo(46.9, 4);
    expect(bounds.south).toBeGreaterThan(46.4);
  });

  test('over the whole country where no place is asked for', () => {
    expect(searchCamera(asked({ locationIds: [] }), null)).toMatchObject({ bounds: { north: 47.85 } });
  });
});

test('the surroundings of a place are a circle, unless shapes take its part', () => {
  expect(rangeRings({ ...EMPTY_FILTER, maxDistance: 5 }, [LAUSANNE])).toHaveLength(1);
  expect(rangeRings({ ...EMPTY_FILTER, maxDistance: 5, circles: [CIRCLE] }, [LAUSANNE])).toEqual([]);
  expect(rangeRings(EMPTY_FILTER, [LAUSANNE])).toEqual([]);
});

describe('a place searched in ends', () => {
  const square = [
    [46.5, 6.5],
    [46.6, 6.5],
    [46.6, 6.7],
    [46.5, 6.5],
  ] as const;

  test('at its boundary, where that is known, else at a circle of its area', () => {
    const known = { ...LAUSANNE, boundary: [polyline.encode(square.map(([lat, lng]) => [lat, lng]))] };
    const rings = placeRings(EMPTY_FILTER, [known, LAUSANNE]);
    expect(rings.known).toEqual([square.map(([lat, lng]) => [lng, lat])]);
    expect(rings.round).toHaveLength(1);
  });

  test('nowhere while shapes take its part', () => {
    expect(placeRings({ ...EMPTY_FILTER, circles: [CIRCLE] }, [LAUSANNE])).toEqual({ known: [], round: [] });
  });
});
