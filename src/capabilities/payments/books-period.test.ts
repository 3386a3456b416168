import { expect, test } from 'vitest';
import { isPeriod, presetPeriod } from './books-period.ts';

test.each([
  ['month', '2026-11-24', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-11-24', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-02-01', '2025-10-01', '2025-12-31'],
  ['year', '2028-02-29', '2028-01-01', '2028-12-31'],
  ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(presetPeriod(preset, today)).toEqual({ from, to });
  expect(isPeriod({ from, to })).toBe(true);
});
