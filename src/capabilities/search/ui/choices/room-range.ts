import type { SearchFilter } from '../../search.filter.ts';

/** Bounds of rooms, in halves; null on a side without bound. */
export type RoomRange = Pick<SearchFilter, 'minRooms' | 'maxRooms'>;

/** Numbers of rooms to tap: each with the half above it, the last one with all larger numbers. */
export const ROOM_CHIPS = [1, 2, 3, 4, 5] as const;
const LAST = ROOM_CHIPS.length;

/** The first and the last chip of a range; null without bounds. */
function chipsOf({ minRooms, maxRooms }: RoomRange): [first: number, last: number] | null {
  if (minRooms === null && maxRooms === null) return null;
  const chipOf = (rooms: number): number => Math.min(LAST, Math.max(1, Math.floor(rooms)));
  return [minRooms === null ? 1 : chipOf(minRooms), maxRooms === null ? LAST : chipOf(maxRooms)];
}

/** Whether a range includes homes of a chip, all or some. */
export function isRoomChipOn(range: RoomRange, chip: number): boolean {
  const chips = chipsOf(range);
  return chips !== null && chip >= chips[0] && chip <= chips[1];
}

/** The range from one chip to another, both with their halves. */
const rangeOf = (first: number, last: number): RoomRange => ({
  minRooms: first,
  maxRooms: last === LAST ? null : last + 0.5,
});

/**
 * The range after a tap: a chip beside or beyond the range extends it that far, one at its end leaves it, one in its middle
 * becomes the only one; a tap on the last one left clears it.
 */
export function withRoomChip(range: RoomRange, chip: number): RoomRange {
  const chips = chipsOf(range);
  if (chips === null) return rangeOf(chip, chip);
  const [first, last] = chips;
  if (chip < first) return rangeOf(chip, last);
  if (chip > last) return rangeOf(first, chip);
  if (first === last) return { minRooms: null, maxRooms: null };
  if (chip === first) return rangeOf(first + 1, last);
  if (chip === last) return rangeOf(first, last - 1);
  return rangeOf(chip, chip);
}
