import { describe, expect, test } from 'vitest';
import { AlertFrequency } from '../../alert.ts';
import { dueUntil } from './seven-oclock.ts';

const daily = (now: string): string => dueUntil(AlertFrequency.Daily, new Date(now)).toISOString();
const weekly = (now: string): string => dueUntil(AlertFrequency.Weekly, new Date(now)).toISOString();

describe('seven in the morning in Switzerland', () => {
  test.each([
    ['a second before it, it is that of yesterday', '2026-11-24T05:59:59Z', '2026-11-23T06:00:00.000Z'],
    ['from its second on, it is that of today', '2026-11-24T06:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['after midnight it is that of the day before', '2026-11-23T23:30:00Z', '2026-11-23T06:00:00.000Z'],
    ['in summer it comes an hour earlier', '2026-07-01T05:00:00Z', '2026-07-01T05:00:00.000Z'],
    ['the day before summer begins', '2026-03-28T12:00:00Z', '2026-03-28T06:00:00.000Z'],
    ['the day on which summer begins', '2026-03-29T05:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['an hour before it on that day', '2026-03-29T04:59:59Z', '2026-03-28T06:00:00.000Z'],
    ['the day on which summer ends', '2026-10-25T06:00:00Z', '2026-10-25T06:00:00.000Z'],
    ['an hour before it on that day', '2026-10-25T05:59:59Z', '2026-10-24T05:00:00.000Z'],
  ])('%s', (_name, now, expected) => expect(daily(now)).toBe(expected));

  test.each([
    ['on a Monday, from seven on', '2026-11-23T06:00:00Z', '2026-11-23T06:00:00.000Z'],
    ['on a Monday before seven it is that of last week', '2026-11-23T05:59:59Z', '2026-11-16T06:00:00.000Z'],
    ['on a Sunday it is that of six days ago', '2026-11-22T20:00:00Z', '2026-11-16T06:00:00.000Z'],
    ['the Monday after summer began', '2026-03-30T05:00:00Z', '2026-03-30T05:00:00.000Z'],
    ['the week in which summer ends', '2026-10-25T12:00:00Z', '2026-10-19T05:00:00.000Z'],
  ])('of a Monday: %s', (_name, now, expected) => expect(weekly(now)).toBe(expected));

  test('comes once a day and once a week through a whole year, both changes of the clock included', () => {
    const hours = Array.from({ length: 366 * 24 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, 12 + hour)));
    expect(new Set(hours.map((now) => daily(now.toISOString()))).size).toBe(367);
    expect(new Set(hours.map((now) => weekly(now.toISOString()))).size).toBe(53);
  });
});
