import { describe, expect, test } from 'vitest';
import { decodeFeed } from './idx-encoding.ts';

const TEXT = 'Régie – 3½ pièces, Zürich, 1’200 € à bien plaire';

/** Windows-1252 for the few characters the tests use beyond ISO-8859-1. */
const windows1252 = (text: string): Buffer =>
  Buffer.from(text.replaceAll('–', '\x96').replaceAll('’', '\x92').replaceAll('€', '\x80'), 'latin1');

describe('the text of a feed is the same in whatever encoding it arrives', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT), 'UTF-8'],
    ['UTF-8 with byte-order mark', Buffer.from(`\uFEFF${TEXT}`), 'UTF-8'],
    ['Windows-1252', windows1252(TEXT), 'Windows-1252'],
  ])('%s', (_name, bytes, encoding) => {
    expect(decodeFeed(bytes)).toEqual({ text: TEXT, encoding, damagedLines: [] });
  });

  test('ISO-8859-1', () => {
    const text = 'Régie à bien plaire, Zürich';
    expect(decodeFeed(Buffer.from(text, 'latin1'))).toEqual({ text, encoding: 'ISO-8859-1', damagedLines: [] });
  });
});

test('a file joined out of two encodings is read line by line', () => {
  const bytes = Buffer.concat([
    Buffer.from('Zürich\r\n'),
    Buffer.from('Genève\n', 'latin1'),
    Buffer.from('Sión\rNîmes'),
  ]);
  expect(decodeFeed(bytes)).toMatchObject({ text: 'Zürich\r\nGenève\nSión\rNîmes', encoding: 'UTF-8' });
});

test('a UTF-8 text cut in the middle of a character keeps all its other accents', () => {
  const bytes = Buffer.concat([
    Buffer.from('abc\n'),
    Buffer.from('Séjour, étage, crédité').subarray(0, -1),
    Buffer.from('#x'),
  ]);
  const { text, damagedLines } = decodeFeed(bytes);
  expect(text).toBe('abc\nSéjour, étage, crédit#x');
  expect(damagedLines).toEqual([2]);
});
