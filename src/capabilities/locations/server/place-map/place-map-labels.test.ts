import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLACE_MAP_SIZE } from '../../place-map.ts';
import { type PlaceLabel, placeLabels } from './place-map-labels.ts';

const names = (labels: readonly PlaceLabel[]): string[] => labels.map(({ name }) => name);

describe('names on a map', () => {
  test('that would touch give way to the better-known one', () => {
    const labels = [
      { name: 'Lausanne', x: 300, y: 200 },
      { name: 'Prilly', x: 310, y: 204 },
      { name: 'Pully', x: 450, y: 260 },
    ];
    expect(names(placeLabels(labels, [640], null))).toEqual(['Lausanne', 'Pully']);
  });

  test('find room on a wide map that a phone does not have', () => {
    const labels = [
      { name: 'Renens', x: 300, y: 200 },
      { name: 'Crissier', x: 356, y: 200 },
    ];
    expect(placeLabels(labels, [320, 640], null)).toEqual([
      { name: 'Renens', x: 300, y: 200, fitsFromPx: 320 },
      { name: 'Crissier', x: 356, y: 200, fitsFromPx: 640 },
    ]);
  });

  test('keep clear of the marker and the edge', () => {
    const labels = [
      { name: 'Ouchy', x: 300, y: 210 },
      { name: 'Bussigny', x: 2, y: 100 },
    ];
    expect(placeLabels(labels, [640], { name: 'Lausanne', x: 300, y: 200 })).toEqual([]);
  });

  test('never come twice, however many widths are asked for', () => {
    const label = fc.record({
      name: fc.string({ minLength: 1, maxLength: 30 }),
      x: fc.integer({ min: 0, max: PLACE_MAP_SIZE.width }),
      y: fc.integer({ min: 0, max: PLACE_MAP_SIZE.height }),
    });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 30 }), (labels) => {
        const placed = placeLabels(labels, [320, 480, 640], null);
        expect(placed.length).toBe(new Set(placed.map(({ name, x, y }) => `${name} ${x} ${y}`)).size);
      }),
    );
  });
});
