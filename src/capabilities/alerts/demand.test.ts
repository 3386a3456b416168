import { expect, test } from 'vitest';
import { shownDemand } from './demand.ts';

test('how many people look is said in steps, and not at all below five', () => {
  const shown = [0, 4, 5, 9, 10, 37, 99, 104, 199, 999, 1_234].map(shownDemand);
  expect(shown).toEqual([null, null, 5, 5, 10, 35, 95, 100, 150, 950, 1_000]);
});
