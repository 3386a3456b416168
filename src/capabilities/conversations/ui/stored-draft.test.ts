import { expect, test } from 'vitest';
import { readStored } from './stored-draft.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const kept = (by: number | null, savedMs = NOW): string => JSON.stringify({ by, savedMs, draft: { text: 'x' } });

test('a draft of a member is shown to nobody else, that of a visitor goes on with whoever signs in', () => {
  expect(readStored(kept(7), { by: 7, nowMs: NOW })).toEqual({ text: 'x' });
  expect(readStored(kept(7), { by: 8, nowMs: NOW })).toBeUndefined();
  expect(readStored(kept(7), { by: null, nowMs: NOW })).toBeUndefined();
  expect(readStored(kept(null), { by: 7, nowMs: NOW })).toEqual({ text: 'x' });
  expect(readStored(kept(null), { by: null, nowMs: NOW })).toEqual({ text: 'x' });
});

test('after thirty days there is none; a clock that was set back takes none away', () => {
  expect(readStored(kept(7, NOW - 29 * DAY), { by: 7, nowMs: NOW })).toEqual({ text: 'x' });
  expect(readStored(kept(7, NOW - 30 * DAY), { by: 7, nowMs: NOW })).toBeUndefined();
  expect(readStored(kept(7, NOW + DAY), { by: 7, nowMs: NOW })).toEqual({ text: 'x' });
  expect(readStored(kept(7, NOW + 30 * DAY), { by: 7, nowMs: NOW })).toBeUndefined();
});

test.each([null, '', 'null', '[]', '"x"', '{', '{"by":7}'])('what stands there as %s is no draft', (text) => {
  expect(readStored(text, { by: 7, nowMs: NOW })).toBeUndefined();
});
