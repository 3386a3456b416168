import { afterEach, expect, test, vi } from 'vitest';
import { poll } from './polling.ts';

afterEach(() => vi.useRealTimers());

test('without a socket it is asked again after 15 s, then after twice as long each time, at most 5 min, until it is stopped', () => {
  vi.useFakeTimers();
  const asked: number[] = [];
  const beganMs = Date.now();
  const stop = poll(() => asked.push((Date.now() - beganMs) / 1_000));
  vi.advanceTimersByTime(1_700_000);
  expect(asked).toEqual([15, 45, 105, 225, 465, 765, 1_065, 1_365, 1_665]);
  stop();
  vi.advanceTimersByTime(1_000_000);
  expect(asked).toHaveLength(9);
});
