import { expect, test } from 'vitest';
import { MemoryRateLimiter } from './rate-limit.ts';

const RULE = { size: 10, refillPerS: 2 };

const limiterAt = () => {
  const clock = { ms: 0 };
  return { clock, limiter: new MemoryRateLimiter(() => clock.ms) };
};

test('a bucket gives what it holds and then says how long to wait', () => {
  const { limiter } = limiterAt();
  limiter.take('visitor', RULE, 10);
  expect(() => limiter.take('visitor', RULE, 5)).toThrow(
    expect.objectContaining({ messageId: 'error.rateLimit', code: 429, values: { retryAfter: 3 } }),
  );
});

test('points come back with time, never beyond the size of the bucket', () => {
  const { limiter, clock } = limiterAt();
  limiter.take('visitor', RULE, 10);
  clock.ms = 3_000;
  limiter.take('visitor', RULE, 6);
  expect(() => limiter.take('visitor', RULE, 1)).toThrow();
  clock.ms = 3_600_000;
  expect(() => limiter.take('visitor', RULE, 11)).toThrow();
});

test('one visitor cannot empty the bucket of another', () => {
  const { limiter } = limiterAt();
  limiter.take('one', RULE, 10);
  expect(() => limiter.take('other', RULE, 10)).not.toThrow();
});
