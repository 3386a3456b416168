import { expect, test } from 'vitest';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { countSizePx, homePin, type MapCell, opensHomes, pinBounds, pinLook, shortPrice } from './home-pin.ts';

const cell = (change: Partial<MapCell> = {}): MapCell => ({
  key: '12/2125/1450',
  lat: 46.5,
  lng: 6.6,
  count: 1,
  offerId: 7,
  price: 1950,
  isPoint: true,
  ...change,
});
const many = cell({ count: 5, offerId: null, isPoint: false });
const MANY = 500;
const pinOf = (...cells: MapCell[]) => homePin(cells, pinLook(cells, 13, MANY), { lat: 46.5, lng: 6.6 });

test('homes show prices from near, and from afar where there are only few; else counts', () => {
  expect([pinLook([cell()], 8, MANY), pinLook([cell()], 8, 20), pinLook([cell()], 13, MANY)]).toEqual([
    'dot',
    'price',
    'price',
  ]);
  expect([pinLook([many], 8, MANY), pinLook([many], 18, MANY)]).toEqual(['count', 'count']);
  expect(pinLook([{ ...many, isPoint: true }], 13, MANY)).toBe('price');
  expect(pinLook([cell(), cell({ key: '12/2126/1450' })], 18, 2)).toBe('count');
});

test('cells too near to be side by side are one pin', () => {
  const pin = pinOf(cell({ price: null }), cell({ key: '12/2126/1450', price: 2100 }), many);
  expect(pin).toMatchObject({ key: '12/2125/1450', count: 7, price: 1950, isPoint: false, look: 'count' });
  const bounds = pinBounds(pin);
  const [alone, beside] = [pinBounds(pinOf(cell())), pinBounds(pinOf(cell({ key: '12/2126/1450' })))];
  expect(bounds).toEqual({ ...alone, east: beside?.east });
});

test('a click opens what no zoom parts, and a few homes from very near; else it goes nearer', () => {
  expect(opensHomes(pinOf(cell()), 8)).toBe(true);
  expect(opensHomes(pinOf({ ...many, isPoint: true }), 12)).toBe(true);
  expect([opensHomes(pinOf(many), 16), opensHomes(pinOf(many), 17)]).toEqual([false, true]);
  const seven = pinOf({ ...many, count: 7 });
  expect([opensHomes(seven, 17.5), opensHomes(seven, 18)]).toEqual([false, true]);
});

test('prices are short, and look the same in every language', async () => {
  const short = async (locale: 'en' | 'fr' | 'de' | 'it', price: number | null) =>
    shortPrice(price, localeToolsOf(locale, await loadMessages(locale)));
  for (const locale of ['en', 'fr', 'de', 'it'] as const) {
    const prices = [849_500, 985_400, 999_600, 1_630_000, 12_540_000].map((price) => short(locale, price));
    expect(await Promise.all(prices)).toEqual(['850k', '985k', '1M', '1.63M', '12.5M']);
  }
  expect(await Promise.all([short('en', 1950), short('de', 1950), short('en', null)])).toEqual([
    '1,950',
    '1’950',
    'On request',
  ]);
});

test('more homes make a larger pin, within bounds', () => {
  expect(countSizePx(2)).toBeLessThan(countSizePx(50));
  expect(countSizePx(1_000_000)).toBe(64);
});
