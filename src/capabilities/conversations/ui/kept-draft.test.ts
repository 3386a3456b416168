import { expect, test } from 'vitest';
import { readKept } from './kept-draft.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const kept = (by: number | null, savedMs = NOW): string => JSON.stringify({ by, savedMs, draft: { text: 'x' } });

test('a draft of a member is shown to nobody else, that of a visitor goes on with whoever signs in', () => {
  expect(readKept(kept(7), 7, NOW)).toEqual({ text: 'x' });
  expect(readKept(kept(7), 8, NOW)).toBeUndefined();
  expect(readKept(kept(7), null, NOW)).toBeUndefined();
  expect(readKept(kept(null), 7, NOW)).toEqual({ text: 'x' });
  expect(readKept(kept(null), null, NOW)).toEqual({ text: 'x' });
});

test('after thirty days, or with a clock that went back, there is none', () => {
  expect(readKept(kept(7, NOW - 29 * DAY), 7, NOW)).toEqual({ text: 'x' });
  expect(readKept(kept(7, NOW - 30 * DAY), 7, NOW)).toBeUndefined();
  expect(readKept(kept(7, NOW + 1), 7, NOW)).toBeUndefined();
});

test.each([null, '', 'null', '[]', '"x"', '{', '{"by":7}'])('what stands there as %s is no draft', (text) => {
  expect(readKept(text, 7, NOW)).toBeUndefined();
});
