/** A position on the screen, pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** A box on the screen, pixels. */
export interface ScreenBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An item at a point; it weighs as much as the homes it represents. */
export interface PlaceableItem<Item> extends ScreenPoint {
  item: Item;
  weight: number;
}

/** Items that share a pin, and the middle of that pin. */
export interface PlacedPin<Item> extends ScreenPoint {
  items: readonly Item[];
}

/** Constraints of a layout. */
export interface PinRoom<Item> {
  /** The size of the pin of some items, pixels. */
  sizeOf: (items: readonly Item[]) => { width: number; height: number };
  /** Boxes under which no pin may lie. */
  obstacles: readonly ScreenBox[];
  /** Whether items that share a pin may be side by side near their points instead. */
  canPart: (items: readonly Item[]) => boolean;
  /** The visible part of the map: a pin that is moved stays within. */
  view: ScreenBox;
}

/** Distance between two pins. */
const GAP_PX = 2;
/** Greatest distance that a pin is moved away from an obstacle, pixels: further away it would point at another location. */
const FURTHEST_PX = 150;

interface Heap<Item> extends PlacedPin<Item> {
  /** The middle of its items, from which the pin may have been moved. */
  at: ScreenPoint;
  weight: number;
  box: ScreenBox;
}

/**
 * Places pins so that none covers another. Pins that would touch become one, the nearest first, until none does; then a few that share
 * a pin part again where there is room for each beside its point.
 *
 * A pin under an obstacle goes beside it.
 *
 * @returns each item in exactly one pin
 */
export function layOutPins<Item>(standing: readonly PlaceableItem<Item>[], room: PinRoom<Item>): PlacedPin<Item>[] {
  let heaps = standing.map(({ item, weight, x, y }) => heapOf([item], { x, y }, weight, room));
  for (;;) {
    const pairs = touchingPairs(heaps);
    if (pairs.length === 0) return parted(heaps, standing, room);
    heaps = joined(heaps, pairs, room);
  }
}

/** Pins after as many of them have parted as there is room for. */
function parted<Item>(
  heaps: readonly Heap<Item>[],
  standing: readonly PlaceableItem<Item>[],
  room: PinRoom<Item>,
): PlacedPin<Item>[] {
  const points = new Map(standing.map((thing) => [thing.item, thing]));
  const taken = new Set(heaps.map(({ box }) => box));
  return heaps.flatMap((heap) => {
    if (heap.items.length < 2 || !room.canPart(heap.items)) return [heap];
    taken.delete(heap.box);
    const apart = sideBySide(
      heap.items.map((item) => points.get(item) as PlaceableItem<Item>),
      [...taken, ...room.obstacles],
      room,
    );
    for (const { box } of apart ?? [heap]) taken.add(box);
    return apart ?? [heap];
  });
}

type BoxedPin<Item> = PlacedPin<Item> & { box: ScreenBox };

/** Each item in a pin of its own, the northern ones first; null where one of them finds no room near its point. */
function sideBySide<Item>(
  things: readonly PlaceableItem<Item>[],
  taken: readonly ScreenBox[],
  room: PinRoom<Item>,
): BoxedPin<Item>[] | null {
  const pins: BoxedPin<Item>[] = [];
  for (const { item, x, y } of [...things].sort((a, b) => a.y - b.y)) {
    const size = room.sizeOf([item]);
    const place = STEPS_ASIDE.map(([across, down]) => boxAround({ x: x + across, y: y + down }, size)).find(
      (box) =>
        isWithin(box, room.view) &&
        !taken.some((other) => touches(box, other, GAP_PX)) &&
        !pins.some((pin) => touches(box, pin.box, GAP_PX)),
    );
    if (place === undefined) return null;
    pins.push({ items: [item], x: (place.left + place.right) / 2, y: (place.top + place.bottom) / 2, box: place });
  }
  return pins;
}

/** How far a pin may be from its point, pixels. */
const ASIDE_PX = 36;

/** The offsets of a pin beside its point, the shortest first. */
const STEPS_ASIDE: readonly (readonly [across: number, down: number])[] = [-36, -24, -12, 0, 12, 24, 36]
  .flatMap((across) => [-36, -24, -12, 0, 12, 24, 36].map((down) => [across, down] as const))
  .filter(([across, down]) => Math.hypot(across, down) <= ASIDE_PX)
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

function heapOf<Item>(items: readonly Item[], at: ScreenPoint, weight: number, room: PinRoom<Item>): Heap<Item> {
  const size = room.sizeOf(items);
  const clear = clearOf(at, size, room);
  return { items, at, weight, ...clear, box: boxAround(clear, size) };
}

const boxAround = ({ x, y }: ScreenPoint, { width, height }: { width: number; height: number }): ScreenBox => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const touches = (one: ScreenBox, other: ScreenBox, gap = 0): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

const isWithin = (box: ScreenBox, view: ScreenBox): boolean =>
  box.left >= view.left && box.top >= view.top && box.right <= view.right && box.bottom <= view.bottom;

/** Pairs that touch, the nearest first. */
function touchingPairs<Item>(heaps: readonly Heap<Item>[]): [number, number][] {
  const order = heaps.map((_, index) => index).sort((a, b) => leftOf(heaps, a) - leftOf(heaps, b));
  const pairs: { pair: [number, number]; distance: number }[] = [];
  for (const [position, index] of order.entries()) {
    const one = heaps[index] as Heap<Item>;
    for (let next = position + 1; next < order.length; next += 1) {
      const otherIndex = order[next] as number;
      const other = heaps[otherIndex] as Heap<Item>;
      if (other.box.left >= one.box.right + GAP_PX) break;
      if (!touches(one.box, other.box, GAP_PX)) continue;
      pairs.push({ pair: [index, otherIndex], distance: Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) });
    }
  }
  return pairs.sort((a, b) => a.distance - b.distance).map(({ pair }) => pair);
}

const leftOf = <Item>(heaps: readonly Heap<Item>[], index: number): number => (heaps[index] as Heap<Item>).box.left;

/** Joins each heap with one other at most: a larger pin may touch others than the two did. */
function joined<Item>(
  heaps: readonly Heap<Item>[],
  pairs: readonly (readonly [number, number])[],
  room: PinRoom<Item>,
): Heap<Item>[] {
  const taken = new Set<number>();
  const next: Heap<Item>[] = [];
  for (const [first, second] of pairs) {
    if (taken.has(first) || taken.has(second)) continue;
    taken.add(first).add(second);
    const [one, other] = [heaps[first] as Heap<Item>, heaps[second] as Heap<Item>];
    const weight = one.weight + other.weight;
    const at = {
      x: (one.at.x * one.weight + other.at.x * other.weight) / weight,
      y: (one.at.y * one.weight + other.at.y * other.weight) / weight,
    };
    next.push(heapOf([...one.items, ...other.items], at, weight, room));
  }
  return [...heaps.filter((_, index) => !taken.has(index)), ...next];
}

/** The nearest position beside all obstacles; the position itself where that is free, or where all others are too far. */
function clearOf(
  at: ScreenPoint,
  size: { width: number; height: number },
  { obstacles, view }: Pick<PinRoom<never>, 'obstacles' | 'view'>,
): ScreenPoint {
  const isFree = (point: ScreenPoint): boolean => {
    const box = boxAround(point, size);
    return !obstacles.some((obstacle) => touches(box, obstacle));
  };
  if (isFree(at)) return { x: at.x, y: at.y };
  const [halfWidth, halfHeight] = [size.width / 2 + GAP_PX, size.height / 2 + GAP_PX];
  const xs = [at.x, ...obstacles.flatMap(({ left, right }) => [left - halfWidth, right + halfWidth])];
  const ys = [at.y, ...obstacles.flatMap(({ top, bottom }) => [top - halfHeight, bottom + halfHeight])];
  const distance = ({ x, y }: ScreenPoint): number => Math.hypot(x - at.x, y - at.y);
  return (
    xs
      .flatMap((x) => ys.map((y) => ({ x, y })))
      .filter((point) => distance(point) <= FURTHEST_PX)
      .sort((a, b) => distance(a) - distance(b))
      .find((point) => isFree(point) && isWithin(boxAround(point, size), view)) ?? { x: at.x, y: at.y }
  );
}
