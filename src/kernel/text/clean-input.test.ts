import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanInput, cleanText } from './clean-input.ts';

test.each([
  ['Régie\0 du Lac', 'Régie du Lac'],
  ['a\u0007b\u007Fc\u0085d\te\r\nf', 'abcde\nf'],
  ['\u202Egnp.exe\u202C \u2066x\u2069', 'gnp.exe x'],
  ['Zu\u0308rich', 'Zürich'],
  ['👨‍👩‍👧 «Loft», 3½ – ça va', '👨‍👩‍👧 «Loft», 3½ – ça va'],
  ['\uD800x', '\uFFFDx'],
  ['', ''],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('any text is clean afterwards, and stays as it is when cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text);
      expect(clean).not.toMatch(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u);
      expect(clean.isWellFormed() && clean === clean.normalize('NFC')).toBe(true);
      expect(cleanText(clean)).toBe(clean);
    }),
    { seed: 42, numRuns: 1_000 },
  );
});

test('texts are cleaned wherever they are; all else stays, and so do passwords', () => {
  const input = { a: 'x\0', list: ['y\0', { b: 'z\0' }, 7, null, true], password: 'p\0', deep: { newPassword: 'q\0' } };
  expect(cleanInput(input)).toEqual({
    a: 'x',
    list: ['y', { b: 'z' }, 7, null, true],
    password: 'p\0',
    deep: { newPassword: 'q\0' },
  });
  expect([cleanInput('x\0'), cleanInput(null), cleanInput(undefined), cleanInput(3)]).toEqual([
    'x',
    null,
    undefined,
    3,
  ]);
});

test('input of any depth is cleaned', () => {
  const depth = 120_000;
  let part: unknown = JSON.parse(`${'['.repeat(depth)}"x\\u0000"${']'.repeat(depth)}`);
  cleanInput(part);
  while (Array.isArray(part)) part = part[0];
  expect(part).toBe('x');
});
