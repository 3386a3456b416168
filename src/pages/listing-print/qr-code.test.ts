import { describe, expect, test } from 'vitest';
import { qrCode, qrPath } from './qr-code.ts';

/** "lares.example", version 1, level L, mask 0: read back with an independent decoder when it was written down. */
const LARES = [
  '#######..#.##.#######',
  '#.....#..###..#.....#',
  '#.###.#.##.##.#.###.#',
  '#.###.#..#.#..#.###.#',
  '#.###.#...#.#.#.###.#',
  '#.....#.....#.#.....#',
  '#######.#.#.#.#######',
  '........##.##........',
  '###.########.##...#..',
  '##..#...##.#.##.##.##',
  '..#.#.#..##.#.#######',
  '.#.###...#.........#.',
  '##.##.#.#####..###.#.',
  '........##.###.###.##',
  '#######.#.#######..##',
  '#.....#.#.##...##....',
  '#.###.#.#..#...#...#.',
  '#.###.#..#.##.###..#.',
  '#.###.#.##.####.###.#',
  '#.....#.##.#....#..#.',
  '#######.#...##..##.##',
];

describe('an address as QR code', () => {
  test('is the code that cameras read', () => {
    expect(qrCode('lares.example')?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))).toEqual(LARES);
  });

  test.each([
    [17, 21],
    [18, 25],
    [53, 29],
    [78, 33],
    [106, 37],
  ])('of %i bytes is %i modules wide', (bytes, size) => {
    const modules = qrCode('x'.repeat(bytes));
    expect(modules?.length).toBe(size);
    expect(modules?.every((row) => row.length === size)).toBe(true);
  });

  test('that is too long is none', () => {
    expect(qrCode('x'.repeat(107))).toBeNull();
    expect(qrCode('é'.repeat(54))).toBeNull();
  });

  test('is drawn module by module', () => {
    expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
  });
});
