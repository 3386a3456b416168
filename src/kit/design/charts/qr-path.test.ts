import { expect, test } from 'vitest';
import { qrDrawing } from './qr-path.ts';

/** "lares.example" as cameras read it, row by row without its white edge, drawn from the path. */
function rowsOf(text: string): string[] {
  const { size, path } = qrDrawing(text);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length));
  }
  return rows.slice(4, -4).map((row) => row.slice(4, -4).join(''));
}

test('a code has the three marks that cameras look for, in its corners', () => {
  const rows = rowsOf('lares.example');
  expect(rows).toHaveLength(21);
  const mark = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  const corner = (fromRow: number, fromColumn: number) =>
    rows.slice(fromRow, fromRow + 7).map((row) => row.slice(fromColumn, fromColumn + 7));
  expect(corner(0, 0)).toEqual(mark);
  expect(corner(0, 14)).toEqual(mark);
  expect(corner(14, 0)).toEqual(mark);
});

test('a longer text makes a larger code, with four white modules round it', () => {
  const { size } = qrDrawing(`otpauth://totp/Lares:anna.mueller%40example.ch?secret=${'A'.repeat(32)}&issuer=Lares`);
  expect(size).toBeGreaterThan(21 + 8);
  expect(qrDrawing('x'.repeat(17)).path).toMatch(/^M4 4h7/);
});
