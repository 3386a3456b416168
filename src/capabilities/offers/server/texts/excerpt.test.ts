import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('a short description is its own excerpt, in one line', () => {
  expect(excerptOf(' Bright flat.\n\n- Balcony\r\n- Lift ')).toBe('Bright flat. - Balcony - Lift');
  expect(excerptOf('')).toBe('');
});

test('a long one is cut between two words, one without spaces anywhere', () => {
  const excerpt = excerptOf('sunny rooms '.repeat(400));
  expect(excerpt.length).toBeLessThanOrEqual(180);
  expect(excerpt).toMatch(/ rooms…$/);
  expect(excerptOf('x'.repeat(4000))).toBe(`${'x'.repeat(179)}…`);
});
