import { expect, test } from 'vitest';
import { daysBefore, swissDay } from './swiss-day.ts';

test.each([
  ['2026-11-24T22:59:59Z', '2026-11-24'],
  ['2026-11-24T23:00:00Z', '2026-11-25'],
  // Summer time.
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('at %s it is %s in Switzerland', (moment, day) => {
  expect(swissDay(new Date(moment))).toBe(day);
});

test('days before a day go over months and the change of time', () => {
  expect(daysBefore('2026-03-31', 3)).toBe('2026-03-28');
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
});
