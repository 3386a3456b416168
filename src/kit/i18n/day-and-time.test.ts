import { expect, test } from 'vitest';
import { formatDayAndTime } from './day-and-time.ts';

test.each([
  ['2026-11-21T13:05:00Z', '21/11/2026, 14:05'],
  ['2026-07-01T22:30:00Z', '02/07/2026, 00:30'],
  ['2026-12-31T23:59:59.999Z', '01/01/2027, 00:59'],
])('%s is "%s"', (moment, words) => {
  expect(formatDayAndTime(moment)).toBe(words);
});
