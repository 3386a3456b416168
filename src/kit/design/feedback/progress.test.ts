import { expect, test } from 'vitest';
import { nextProgress, PROGRESS } from './progress.ts';

test('a loading bar grows by twenty at first and never by more', () => {
  expect(nextProgress(0)).toBe(20);
  for (let percent = 0; percent < 99; percent += 1) {
    expect(nextProgress(percent) - percent).toBeLessThanOrEqual(PROGRESS.growth);
    expect(nextProgress(percent)).toBeGreaterThan(percent);
  }
});

test('a loading bar is never full, however long the answer takes', () => {
  let percent = 0;
  for (let step = 0; step < 1000; step += 1) percent = nextProgress(percent);
  expect(percent).toBe(PROGRESS.maximum);
});
