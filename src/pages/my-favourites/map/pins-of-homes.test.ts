import { expect, test } from 'vitest';
import type { HomeOnMap } from './homes-on-map.ts';
import { boundsOfPin, pinsOfHomes, type Screen } from './pins-of-homes.ts';

/** A screen on which a degree is as many pixels wide and high. */
const screen = (pixels: number): Screen => ({
  sizeOf: (homes) => (homes.length > 1 ? { width: 36, height: 36 } : { width: 80, height: 32 }),
  obstacles: [],
  view: { left: 0, top: 0, right: 1_000, bottom: 1_000 },
  project: ({ lat, lng }) => ({ x: lng * pixels, y: lat * pixels }),
  unproject: ({ x, y }) => ({ lat: y / pixels, lng: x / pixels }),
});

const home = (key: string, lat: number, lng: number): HomeOnMap => ({ key, lat, lng }) as HomeOnMap;
const keys = (pins: ReturnType<typeof pinsOfHomes>) =>
  pins.map(({ homes }) => homes.map(({ key }) => key).sort()).sort();

test('homes that have room stand alone, those that would cover each other share a pin', () => {
  const homes = [home('a', 5, 5), home('b', 5, 5.001), home('c', 9, 9), ...crowd('d', 12)];
  expect(keys(pinsOfHomes(homes, screen(50)))).toEqual([
    ['a'],
    ['b'],
    ['c'],
    crowd('d', 12)
      .map(({ key }) => key)
      .sort(),
  ]);
});

test('none covers another, and each home is in one pin, however near one looks', () => {
  const homes = Array.from({ length: 100 }, (_, index) => home(`h${index}`, 5 + (index % 10) / 20, 5 + index / 200));
  for (const pixels of [1, 10, 50, 100]) {
    const to = screen(pixels);
    const pins = pinsOfHomes(homes, to);
    expect(keys(pins).flat().sort()).toEqual(homes.map(({ key }) => key).sort());
    const boxes = pins.map((pin) => ({ ...to.project(pin as unknown as HomeOnMap), ...to.sizeOf(pin.homes) }));
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.01 &&
            Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.01,
        ).toBe(false);
  }
});

test('a click on several goes as near as they fit', () => {
  const [pin] = pinsOfHomes([home('a', 5, 6), home('b', 5.2, 6.1)], screen(1));
  expect(pin && boundsOfPin(pin)).toEqual({ south: 5, west: 6, north: 5.2, east: 6.1 });
});

function crowd(name: string, count: number): HomeOnMap[] {
  return Array.from({ length: count }, (_, index) => home(`${name}${index}`, 15, 15));
}
