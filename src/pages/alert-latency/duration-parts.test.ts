import { expect, test } from 'vitest';
import { durationParts } from './duration-parts.ts';

test.each([
  [9, '9 seconds'],
  [60, '1 minutes'],
  [75, '1 minutes 15 seconds'],
  [3_600, '1 hours'],
  [5_400, '1 hours 30 minutes'],
  [3_661, '1 hours 1 minutes'],
])('%i seconds are written in their two largest units', (seconds, expected) => {
  const text = durationParts(seconds).map(({ unit, count }) => `${count} ${unit}`);
  expect(text.join(' ')).toBe(expected);
});
