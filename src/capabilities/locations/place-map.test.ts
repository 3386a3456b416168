import { describe, expect, test } from 'vitest';
import { frameAround, PLACE_MAP_SIZE, pointOnMap, unitsPerMetre } from './place-map.ts';

const LAUSANNE = { west: 6.58, south: 46.5, east: 6.72, north: 46.6 };

describe('the frame of a place', () => {
  test('holds the whole place with room around it', () => {
    const frame = frameAround(LAUSANNE);
    expect(frame.west).toBeLessThan(LAUSANNE.west);
    expect(frame.south).toBeLessThan(LAUSANNE.south);
    expect(frame.east).toBeGreaterThan(LAUSANNE.east);
    expect(frame.north).toBeGreaterThan(LAUSANNE.north);
  });

  test('of a hamlet still shows nine kilometres', () => {
    const frame = frameAround({ west: 6.6, south: 46.5, east: 6.601, north: 46.501 });
    expect(PLACE_MAP_SIZE.width / unitsPerMetre(frame)).toBeCloseTo(9_000, -1);
  });

  test('draws a kilometre to the east as long as one to the north', () => {
    const frame = frameAround(LAUSANNE);
    const kmEast = 1 / (111.195 * Math.cos((46.55 * Math.PI) / 180));
    const kmNorth = 1 / 111.195;
    const home = pointOnMap(frame, { lat: 46.55, lng: 6.65 });
    const east = pointOnMap(frame, { lat: 46.55, lng: 6.65 + kmEast });
    const north = pointOnMap(frame, { lat: 46.55 + kmNorth, lng: 6.65 });
    expect((east?.x ?? 0) - (home?.x ?? 0)).toBeCloseTo(1_000 * unitsPerMetre(frame), 5);
    expect((home?.y ?? 0) - (north?.y ?? 0)).toBeCloseTo(1_000 * unitsPerMetre(frame), 5);
  });

  test('knows no point outside of it', () => {
    const frame = frameAround(LAUSANNE);
    expect(pointOnMap(frame, { lat: 46.55, lng: 6.65 })).toEqual({ x: 320, y: 180 });
    expect(pointOnMap(frame, { lat: 47.4, lng: 8.5 })).toBeNull();
  });
});
