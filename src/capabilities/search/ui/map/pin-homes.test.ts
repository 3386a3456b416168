import { expect, test } from 'vitest';
import { cellBounds } from '../../map-cell.ts';
import type { MapCell } from './cell-pin.ts';
import { homesInCell, isLifted } from './pin-homes.ts';

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

test('pointing at a card lifts the pin that stands for it, alone or among others', () => {
  const single = { ...cell, count: 1, offerId: 3 };
  const pointAt = (id: number) => ({ offerIds: [id], cellKey: null });
  expect([isLifted(cell, pointAt(1), homes), isLifted(cell, pointAt(3), homes)]).toEqual([true, false]);
  expect([isLifted(single, pointAt(3), homes), isLifted(single, pointAt(1), homes)]).toEqual([true, false]);
});

test('pointing at a pin lifts that one only', () => {
  const pointed = { offerIds: [1, 2], cellKey: KEY };
  expect(isLifted(cell, pointed, homes)).toBe(true);
  expect(isLifted({ ...cell, key: '12/1/1', offerId: 1 }, pointed, homes)).toBe(false);
});
