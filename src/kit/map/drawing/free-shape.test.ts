import { describe, expect, test } from 'vitest';
import { type Corner, enclosedAreas, simpleLoops } from './free-shape.ts';

/** A circle drawn by a trembling hand, from one angle to another. */
const round = (from: number, to: number, radius = 100): Corner[] =>
  Array.from({ length: 300 }, (_, step) => {
    const angle = from + ((to - from) * step) / 299;
    const tremble = step % 2 === 0 ? 0.6 : -0.6;
    return [200 + (radius + tremble) * Math.cos(angle), 200 + (radius + tremble) * Math.sin(angle)];
  });
const TURN = 2 * Math.PI;

describe('a line drawn by hand', () => {
  test('is closed where it was left open, and keeps few corners', () => {
    const [area = [], ...others] = enclosedAreas(round(0, 0.8 * TURN), 60);
    expect(others).toEqual([]);
    expect(area.length).toBeGreaterThan(8);
    expect(area.length).toBeLessThan(40);
    expect(area[0]).not.toEqual(area.at(-1));
  });

  test('never has more corners than it may, however wild it is', () => {
    const wild = Array.from({ length: 2_000 }, (_, step): Corner => {
      const angle = (TURN * step) / 2_000;
      const radius = step % 2 ? 100 : 300;
      return [400 + radius * Math.cos(angle), 400 + radius * Math.sin(angle)];
    });
    for (const area of enclosedAreas(wild, 60)) expect(area.length).toBeLessThanOrEqual(60);
  });

  test('that overshoots while it closes has no tail', () => {
    const line = round(0, 1.02 * TURN);
    const [last = [0, 0]] = line.slice(-1);
    const tail = Array.from({ length: 10 }, (_, step): Corner => [last[0] - step * 2, last[1] + step * 2]);
    expect(enclosedAreas([...line, ...tail], 60)).toHaveLength(1);
  });

  test('in the shape of an eight encloses both halves', () => {
    const eight = Array.from({ length: 200 }, (_, step): Corner => {
      const angle = (TURN * step) / 200;
      return [200 + 150 * Math.sin(angle), 200 + 80 * Math.sin(2 * angle)];
    });
    expect(enclosedAreas(eight, 60)).toHaveLength(2);
  });

  test.each([
    ['a point', [[5, 5]]],
    [
      'a stroke there and back',
      [
        [0, 0],
        [100, 0],
        [0, 0.5],
      ],
    ],
    [
      'a slip of the finger',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ],
  ] as const)('that is %s encloses nothing', (_name, line) => {
    expect(enclosedAreas(line as unknown as Corner[], 60)).toEqual([]);
  });
});

test('corners set so that the sides cross make two areas', () => {
  const bow: Corner[] = [
    [0, 0],
    [10, 10],
    [10, 0],
    [0, 10],
  ];
  expect(simpleLoops(bow)).toHaveLength(2);
  expect(
    simpleLoops([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]),
  ).toEqual([
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ],
  ]);
});
