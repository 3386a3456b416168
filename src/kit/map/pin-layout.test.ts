import { describe, expect, test } from 'vitest';
import { layOutPins, type PlaceableItem, type PlacedPin, type ScreenBox } from './pin-layout.ts';

/** One item takes a price, several take a number. */
const sizeOf = (items: readonly unknown[]) =>
  items.length === 1 ? { width: 60, height: 28 } : { width: 30 + items.length, height: 30 + items.length };
const canPart = () => false;
const view = { left: 0, top: 0, right: 900, bottom: 700 };
const at = (item: number, x: number, y: number): PlaceableItem<number> => ({ item, x, y, weight: 1 });
const boxOf = ({ x, y, items }: PlacedPin<number>): ScreenBox => {
  const { width, height } = sizeOf(items);
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
};
const touch = (a: ScreenBox, b: ScreenBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('pins on a map', () => {
  test('stand by themselves where there is room, else together in the middle', () => {
    const pins = layOutPins([at(1, 0, 0), at(2, 70, 0), at(3, 300, 0), at(4, 320, 10)], {
      sizeOf,
      view,
      canPart,
      obstacles: [],
    });
    expect(pins).toMatchObject([
      { items: [1], x: 0, y: 0 },
      { items: [2], x: 70, y: 0 },
      { items: [3, 4], x: 310, y: 5 },
    ]);
  });

  test('of a few homes that share one part again where there is room beside them', () => {
    const room = { sizeOf, view, canPart: (items: readonly number[]) => items.length <= 9, obstacles: [] };
    const near = [at(1, 400, 300), at(2, 404, 306), at(3, 420, 300)];
    const pins = layOutPins(near, room);
    expect(pins).toHaveLength(3);
    for (const { items, x, y } of pins) {
      const point = near.find(({ item }) => item === items[0]);
      expect(Math.hypot(x - (point?.x ?? 0), y - (point?.y ?? 0))).toBeLessThanOrEqual(36);
    }
    const boxes = pins.map(boxOf);
    expect(boxes.filter((box) => boxes.some((other) => other !== box && touch(box, other)))).toEqual([]);
    const crowd = Array.from({ length: 9 }, (_, index) => at(index, 400, 300 + index));
    expect(layOutPins(crowd, room)).toMatchObject([{ x: 400, y: 304 }]);
  });

  test('never cover one another, and hold each home once', () => {
    const many = Array.from({ length: 800 }, (_, index) => at(index, (index * 7919) % 900, (index * 104_729) % 700));
    const pins = layOutPins(many, {
      sizeOf,
      view,
      canPart: (items) => items.length <= 9,
      obstacles: [{ left: 0, top: 0, right: 300, bottom: 50 }],
    });
    const boxes = pins.map(boxOf);
    const covered = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => touch(one, other)));
    expect(covered).toEqual([]);
    expect(pins.flatMap(({ items }) => items).sort((a, b) => a - b)).toEqual(many.map(({ item }) => item));
  });

  test('do not lie under a control: they go beside it, the shortest way', () => {
    const obstacles = [
      { left: 0, top: 0, right: 200, bottom: 50 },
      { left: 208, top: 0, right: 300, bottom: 50 },
    ];
    const [pin] = layOutPins([at(1, 150, 30)], { sizeOf, view, canPart, obstacles });
    expect(pin).toMatchObject({ x: 150, y: 66 });
  });

  test('do not leave the map either', () => {
    const obstacles = [{ left: 0, top: 12, right: 300, bottom: 56 }];
    expect(layOutPins([at(1, 150, 14)], { sizeOf, view, canPart, obstacles })).toMatchObject([{ x: 150, y: 72 }]);
  });

  test('stay where they are when the way out would be too far', () => {
    const obstacles = [{ left: 0, top: 0, right: 1_000, bottom: 600 }];
    expect(layOutPins([at(1, 500, 300)], { sizeOf, view, canPart, obstacles })).toMatchObject([{ x: 500, y: 300 }]);
  });
});
