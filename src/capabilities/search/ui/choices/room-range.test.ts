import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRoomChipOn, ROOM_CHIPS, type RoomRange, withRoomChip } from './room-range.ts';

const NONE: RoomRange = { minRooms: null, maxRooms: null };
const tap = (...chips: number[]): RoomRange => chips.reduce(withRoomChip, NONE);
const on = (range: RoomRange): number[] => ROOM_CHIPS.filter((chip) => isRoomChipOn(range, chip));

describe('rooms by tapping', () => {
  test('one number means it and its half, the last one that and more', () => {
    expect(tap(3)).toEqual({ minRooms: 3, maxRooms: 3.5 });
    expect(tap(5)).toEqual({ minRooms: 5, maxRooms: null });
  });

  test('a second number stretches to it, from whichever side', () => {
    expect(tap(3, 4)).toEqual({ minRooms: 3, maxRooms: 4.5 });
    expect(tap(4, 2)).toEqual({ minRooms: 2, maxRooms: 4.5 });
    expect(tap(3, 5)).toEqual({ minRooms: 3, maxRooms: null });
  });

  test('a number at the end leaves, one in the middle stays alone, the last one clears', () => {
    expect(tap(2, 4, 2)).toEqual({ minRooms: 3, maxRooms: 4.5 });
    expect(tap(2, 4, 4)).toEqual({ minRooms: 2, maxRooms: 3.5 });
    expect(tap(2, 4, 3)).toEqual({ minRooms: 3, maxRooms: 3.5 });
    expect(tap(3, 3)).toEqual(NONE);
  });

  test('a choice of half rooms shows on its chips', () => {
    expect(on({ minRooms: 2.5, maxRooms: 3.5 })).toEqual([2, 3]);
    expect(on({ minRooms: 7, maxRooms: null })).toEqual([5]);
    expect(on({ minRooms: null, maxRooms: 2 })).toEqual([1, 2]);
    expect(on(NONE)).toEqual([]);
  });

  test('after any taps, the chips that are on are adjacent and the range covers them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ROOM_CHIPS), { maxLength: 12 }), (chips) => {
        const range = tap(...chips);
        const shown = on(range);
        expect(shown).toEqual(ROOM_CHIPS.slice((shown[0] ?? 1) - 1, shown.at(-1) ?? 0));
        expect(range.minRooms).toBe(shown[0] ?? null);
      }),
    );
  });
});
