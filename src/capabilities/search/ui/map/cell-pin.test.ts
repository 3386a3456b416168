import { expect, test } from 'vitest';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { countSizePx, type MapCell, opensHomes, pinLook, shortPrice } from './cell-pin.ts';

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

test('homes show prices from near and counts from afar', () => {
  expect([pinLook(cell(), 8), pinLook(cell(), 13)]).toEqual(['dot', 'price']);
  expect([pinLook(many, 8), pinLook(many, 18)]).toEqual(['count', 'count']);
  expect(pinLook({ ...many, isPoint: true }, 13)).toBe('price');
});

test('a click opens what no zoom parts, and a few homes from very near; else it goes nearer', () => {
  expect(opensHomes(cell(), 8)).toBe(true);
  expect(opensHomes({ ...many, isPoint: true }, 12)).toBe(true);
  expect([opensHomes(many, 16), opensHomes(many, 17)]).toEqual([false, true]);
  expect(opensHomes({ ...many, count: 7 }, 18)).toBe(false);
});

test('prices are short in every language', async () => {
  const short = async (locale: 'en' | 'fr' | 'de' | 'it', price: number | null) =>
    shortPrice(price, localeToolsOf(locale, await loadMessages(locale))).replaceAll('\u00A0', ' ');
  expect(await Promise.all([1950, 849_500, 1_254_000, null].map((price) => short('en', price)))).toEqual([
    '1,950',
    '850k',
    '1.25 M',
    'On request',
  ]);
  expect(await short('de', 1_250_000)).toBe('1.25 Mio.');
  for (const locale of ['fr', 'it'] as const) expect(await short(locale, 2_000_000)).toMatch(/^2 /);
});

test('more homes make a larger pin, within bounds', () => {
  expect(countSizePx(2)).toBeLessThan(countSizePx(50));
  expect(countSizePx(1_000_000)).toBe(64);
});
