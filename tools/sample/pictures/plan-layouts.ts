/** What a room on a plan is for; decides its furniture. */
export type PlanUse = 'living' | 'kitchen' | 'bed' | 'child' | 'bath' | 'wc' | 'hall' | 'study' | 'loggia' | 'store';

/** A room on a plan in metres from the upper left corner. */
export interface PlanRoom {
  readonly use: PlanUse;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A door: hinge, the way the wall runs, and the side it opens to. */
export interface PlanDoor {
  readonly x: number;
  readonly y: number;
  readonly along: 'x' | 'y';
  readonly swing: 1 | -1;
}

/** A flat on paper. */
export interface PlanLayout {
  readonly w: number;
  readonly h: number;
  readonly rooms: readonly PlanRoom[];
  readonly doors: readonly PlanDoor[];
  /** Openings without a door between two rooms: a kitchen that flows into the living room. */
  readonly gaps: readonly (readonly [x: number, y: number, along: 'x' | 'y', length: number])[];
}

/** The words of each entry of a list such as `a 1 2, b 3 4`. */
const entries = (list: string): string[][] => list.split(', ').map((entry) => entry.split(' '));

/** Rooms as `use x y w h`, doors as `x y along swing`, gaps as `x y along length`, all in metres. */
const layout = (w: number, h: number, rooms: string, doors: string, gaps: string): PlanLayout => ({
  w,
  h,
  rooms: entries(rooms).map(([use, ...box]) => {
    const [x = 0, y = 0, rw = 0, rh = 0] = box.map(Number);
    return { use: use as PlanUse, x, y, w: rw, h: rh };
  }),
  doors: entries(doors).map(([x, y, along, swing]) => ({
    x: Number(x),
    y: Number(y),
    along: along === 'x' ? 'x' : 'y',
    swing: swing === '1' ? 1 : -1,
  })),
  gaps: entries(gaps).map(([x, y, along, length]) => [Number(x), Number(y), along === 'x' ? 'x' : 'y', Number(length)]),
});

/** Flats by their number of rooms, three of each. */
export const PLAN_LAYOUTS: readonly (readonly PlanLayout[])[] = [
  [
    layout(
      7.6,
      5.4,
      'living 0 0 5 5.4, kitchen 5 0 2.6 2.2, bath 5 3.2 2.6 2.2, hall 5 2.2 2.6 1',
      '5.6 3.2 x 1, 7.6 2.25 y -1',
      '5 2.3 y 0.85, 5 0.3 y 1.6',
    ),
    layout(
      6.2,
      7,
      'living 0 2.4 6.2 4.6, bath 0 0 2.2 2.4, hall 2.2 0 1.5 2.4, kitchen 3.7 0 2.5 2.4',
      '2.2 0.6 y -1, 2.5 0 x 1, 2.5 2.4 x 1',
      '4 2.4 x 1.9',
    ),
    layout(
      8.6,
      5,
      'loggia 0 0 1.6 5, living 1.6 0 4.4 5, hall 6 1.9 2.6 1.2, kitchen 6 0 2.6 1.9, bath 6 3.1 2.6 1.9',
      '6.8 3.1 x 1, 8.6 2.05 y -1, 1.6 1.5 y -1',
      '6 2 y 0.9, 6 0.3 y 1.3',
    ),
  ],
  [
    layout(
      9.6,
      7,
      'living 0 0 5.2 4.2, kitchen 0 4.2 3 2.8, hall 3 4.2 3.4 2.8, bed 5.2 0 4.4 4.2, bath 6.4 4.2 3.2 2.8',
      '3.4 4.2 x -1, 5.3 4.2 x -1, 6.4 5 y 1, 4.4 7 x -1',
      '0.5 4.2 x 2',
    ),
    layout(
      8,
      8.2,
      'loggia 0 0 4.4 1.5, living 0 1.5 4.4 4.2, bed 4.4 0 3.6 4.4, hall 4.4 4.4 1.5 3.8, kitchen 0 5.7 4.4 2.5, bath 5.9 4.4 2.1 3.8',
      '4.4 4.6 y -1, 4.6 4.4 x -1, 5.9 5.6 y 1, 4.7 8.2 x -1, 1.6 1.5 x 1',
      '0.6 5.7 x 3',
    ),
    layout(
      10.4,
      6,
      'bed 0 0 3.8 3.8, bath 0 3.8 2.4 2.2, hall 2.4 3.8 2.6 2.2, living 3.8 0 6.6 3.8, kitchen 5 3.8 3.4 2.2, loggia 8.4 3.8 2 2.2',
      '2.6 3.8 x -1, 2.4 4.2 y -1, 4 3.8 x -1, 3.1 6 x -1, 9 3.8 x 1',
      '5.4 3.8 x 2.6',
    ),
  ],
  [
    layout(
      11.2,
      8,
      'living 0 0 5 4.8, bed 5 0 3.4 4.2, child 8.4 0 2.8 4.2, kitchen 0 4.8 3.6 3.2, hall 3.6 4.8 4.2 1.5, bath 5.6 6.3 2.6 1.7, store 3.6 6.3 2 1.7, study 8.2 4.2 3 3.8, hall 5 4.2 3.2 0.6',
      '4 4.8 x -1, 5.4 4.2 x -1, 8.2 4.9 y 1, 6 6.3 x 1, 4.1 6.3 x 1, 8.4 3.2 y 1',
      '0.6 4.8 x 2.4, 5 4.8 x 2.8',
    ),
    layout(
      10,
      9,
      'bed 0 0 3.8 4.2, child 3.8 0 3 4.2, bath 6.8 0 3.2 2.4, hall 0 4.2 6.8 1.5, wc 6.8 2.4 3.2 1.5, living 0 5.7 6.2 3.3, kitchen 6.2 5.7 3.8 3.3, store 6.8 3.9 3.2 1.8',
      '2.6 4.2 x -1, 4.4 4.2 x -1, 6.8 4.4 y 1, 3 5.7 x 1, 0 4.4 y 1, 7.2 2.4 x -1',
      '6.2 6.3 y 2.1, 6.8 2.9 y 0.8',
    ),
    layout(
      12,
      7.2,
      'living 0 0 5.6 7.2, kitchen 5.6 4.4 3 2.8, hall 5.6 3 6.4 1.4, bed 5.6 0 3.6 3, child 9.2 0 2.8 3, bath 8.6 4.4 3.4 2.8',
      '6 3 x -1, 9.5 3 x -1, 9 4.4 x 1, 12 3.2 y -1, 5.6 3.2 y -1',
      '5.6 4.8 y 2',
    ),
  ],
  [
    layout(
      12.6,
      9,
      'living 0 0 5.4 5, loggia 5.4 0 3 1.8, bed 8.4 0 4.2 3.9, study 5.4 1.8 3 3.2, kitchen 0 5 4 4, hall 4 5 4.8 1.6, bath 4 6.6 2.6 2.4, wc 6.6 6.6 2.2 2.4, child 8.8 3.9 3.8 3.2, child 8.8 7.1 3.8 1.9',
      '4.2 5 x -1, 6 5 x -1, 8.8 5.4 y 1, 4.6 6.6 x 1, 7 6.6 x 1, 8.5 3.9 x -1, 5.4 0.6 y -1',
      '0.6 5 x 2.6, 8.8 7.6 y 0.8',
    ),
    layout(
      11,
      10,
      'bed 0 0 4 4, bath 4 0 2.4 4, child 6.4 0 4.6 4, hall 0 4 8 1.6, study 8 4 3 3.2, living 0 5.6 6.6 4.4, kitchen 6.6 7.2 4.4 2.8, wc 6.6 5.6 1.4 1.6',
      '3 4 x -1, 4.6 4 x -1, 6.7 4 x -1, 8 4.4 y 1, 2 5.6 x 1, 0 4.3 y 1, 6.8 5.6 x 1',
      '6.6 7.7 y 1.9',
    ),
    layout(
      13,
      8,
      'living 0 0 5.6 5.2, kitchen 0 5.2 5.6 2.8, hall 5.6 3.4 7.4 1.4, bed 5.6 0 3.8 3.4, child 9.4 0 3.6 3.4, bath 5.6 4.8 2.4 3.2, study 8 4.8 5 3.2',
      '6 3.4 x -1, 9.8 3.4 x -1, 6 4.8 x 1, 8.4 4.8 x 1, 5.6 3.6 y -1, 13 3.6 y -1',
      '0.6 5.2 x 4',
    ),
  ],
  [
    layout(
      14,
      9.6,
      'living 0 0 6 5.4, kitchen 0 5.4 4.4 4.2, hall 4.4 5.4 6 1.6, study 6 0 3.2 4, bed 9.2 0 4.8 4, hall 6 4 4.4 1.4, child 10.4 4 3.6 2.8, child 10.4 6.8 3.6 2.8, bath 4.4 7 3 2.6, wc 7.4 7 3 2.6',
      '6.4 4 x -1, 9.4 4 x -1, 10.4 4.3 y 1, 6 4.3 y -1, 5 7 x 1, 8 7 x 1, 4.4 5.8 y -1',
      '0.6 5.4 x 3, 6.2 5.4 x 4, 10.4 7.2 y 0.8',
    ),
    layout(
      12.4,
      10.6,
      'bed 0 0 4.2 4.4, bath 4.2 0 2.6 2.8, wc 4.2 2.8 2.6 1.6, child 6.8 0 2.8 4.4, child 9.6 0 2.8 4.4, hall 0 4.4 9.4 1.5, study 9.4 4.4 3 3, living 0 5.9 7 4.7, kitchen 7 7.4 5.4 3.2, store 7 5.9 2.4 1.5',
      '3.2 4.4 x -1, 4.6 4.4 x -1, 7.1 4.4 x -1, 9.4 4.7 y 1, 2.4 5.9 x 1, 7.4 5.9 x 1, 0 4.6 y 1, 4.2 1 y -1, 9.6 3.4 y 1',
      '7 7.8 y 2.2',
    ),
    layout(
      15,
      8.4,
      'living 0 0 6.2 8.4, hall 6.2 3.6 8.8 1.4, kitchen 6.2 5 3.6 3.4, bed 6.2 0 3.8 3.6, child 10 0 2.6 3.6, child 12.6 0 2.4 3.6, bath 9.8 5 2.4 3.4, study 12.2 5 2.8 3.4',
      '6.6 3.6 x -1, 10.3 3.6 x -1, 12.9 3.6 x -1, 10.2 5 x 1, 12.6 5 x 1, 15 3.9 y -1, 6.2 3.9 y -1',
      '6.2 5.6 y 2.4',
    ),
  ],
  [
    layout(
      16,
      10.4,
      'living 0 0 6.6 6, loggia 0 6 2.2 4.4, kitchen 2.2 6 4.4 4.4, hall 6.6 4.6 9.4 1.6, study 6.6 0 3 4.6, bed 9.6 0 3.8 4.6, bath 13.4 0 2.6 4.6, child 6.6 6.2 3.2 4.2, child 9.8 6.2 3.2 4.2, wc 13 6.2 3 1.8, store 13 8 3 2.4',
      '7 4.6 x -1, 10 4.6 x -1, 13.8 4.6 x -1, 7 6.2 x 1, 10.2 6.2 x 1, 13.4 6.2 x 1, 6.6 4.9 y -1, 16 4.9 y -1, 2.2 7 y -1, 13 8.6 y 1',
      '2.6 6 x 3.2',
    ),
    layout(
      14,
      11.6,
      'child 0 0 3.6 4.2, child 3.6 0 3.4 4.2, bath 7 0 2.6 4.2, bed 9.6 0 4.4 4.2, hall 0 4.2 14 1.6, study 0 5.8 3.4 2.8, wc 0 8.6 3.4 1.4, store 0 10 3.4 1.6, living 3.4 5.8 6.2 5.8, kitchen 9.6 5.8 4.4 5.8',
      '2.4 4.2 x -1, 4 4.2 x -1, 7.4 4.2 x -1, 10 4.2 x -1, 1.4 5.8 x 1, 5 5.8 x 1, 0 4.5 y 1, 3.4 8.8 y -1, 3.4 10.3 y -1',
      '9.6 6.6 y 3',
    ),
    layout(
      15.4,
      10,
      'living 0 0 5.8 5.6, study 0 5.6 3.2 4.4, kitchen 5.8 0 3.8 4, hall 3.2 5.6 12.2 1.4, bed 9.6 0 5.8 4, store 5.8 4 3.8 1.6, bath 9.6 4 5.8 1.6, child 3.2 7 3.4 3, child 6.6 7 3.2 3, child 9.8 7 3 3, wc 12.8 7 2.6 3',
      '3.6 5.6 x -1, 10 5.6 x -1, 3.6 7 x 1, 7 7 x 1, 10.2 7 x 1, 13.2 7 x 1, 3.2 5.9 y -1, 15.4 5.9 y -1, 6.4 5.6 x -1, 13 4 x -1',
      '5.8 0.6 y 2.8',
    ),
  ],
];
