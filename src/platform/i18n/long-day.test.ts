import { expect, test } from 'vitest';
import { longDay } from './long-day.ts';

test.each([
  ['en', '2026-11-29T22:59:59Z', '29 November 2026'],
  ['de', '2026-11-29T23:00:00Z', '30. November 2026'],
  ['fr', '2026-06-30T22:00:00Z', '1 juillet 2026'],
  ['it', '2026-06-30T21:59:59Z', '30 giugno 2026'],
] as const)(
  'a moment belongs to its day in Switzerland, in any time zone of the server: %s, %s',
  (locale, moment, day) => {
    expect(longDay(new Date(moment), locale)).toBe(day);
  },
);
