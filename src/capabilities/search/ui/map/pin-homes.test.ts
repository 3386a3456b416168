import { expect, test } from 'vitest';
import { cellBounds } from '../../map-cell.ts';
import type { MapCell } from './home-pin.ts';
import { homesInCell, isLifted, isSeenPin } from './pin-homes.ts';

const POSITION = { level: 12, x: 2123, y: 1452 };
const KEY = '12/2123/1452';
const { south, west, north, east } = cellBounds(POSITION);
const homes = [
  { id: 1, lat: (south + north) / 2, lng: (west + east) / 2 },
  { id: 2, lat: north, lng: west },
  { id: 3, lat: (south + north) / 2, lng: east },
  { id: 4, lat: null, lng: null },
];
const cell: MapCell = { key: KEY, lat: 0, lng: 0, count: 2, offerId: null, price: null, isPoint: false };

test('a cell holds the homes inside it and on its northern and western edge', () => {
  expect(homesInCell(KEY, homes)).toEqual([1, 2]);
  expect(homesInCell('nonsense', homes)).toEqual([]);
});

const pinOf = (...cells: MapCell[]) => ({ key: cells[0]?.key ?? '', cells });

test('pointing at a card lifts the pin that represents it, alone or among others', () => {
  const single = { ...cell, key: '12/1/1', count: 1, offerId: 3 };
  const pointAt = (id: number) => ({ offerIds: [id], cellKey: null });
  const lifted = (pin: ReturnType<typeof pinOf>, id: number) => isLifted(pin, pointAt(id), homes);
  expect([lifted(pinOf(cell), 1), lifted(pinOf(cell), 3)]).toEqual([true, false]);
  expect([lifted(pinOf(single), 3), lifted(pinOf(single), 1)]).toEqual([true, false]);
  expect([lifted(pinOf(cell, single), 3), lifted(pinOf(cell, single), 1)]).toEqual([true, true]);
});

test('pointing at a pin lifts that one only', () => {
  const pointed = { offerIds: [1, 2], cellKey: KEY };
  expect(isLifted(pinOf(cell), pointed, homes)).toBe(true);
  expect(isLifted(pinOf({ ...cell, key: '12/1/1', offerId: 1 }), pointed, homes)).toBe(false);
});

test('a pin looks visited when each of its homes was', () => {
  const [one, other] = [1, 3].map((offerId) => ({ ...cell, count: 1, offerId })) as [MapCell, MapCell];
  expect([isSeenPin(pinOf(one), new Set([1])), isSeenPin(pinOf(one, other), new Set([1]))]).toEqual([true, false]);
  expect(isSeenPin(pinOf(one, other), new Set([1, 3]))).toBe(true);
  expect(isSeenPin(pinOf(cell), new Set([1, 2]))).toBe(false);
});
