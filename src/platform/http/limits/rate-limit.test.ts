import { existsSync } from 'node:fs';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#kernel/time.ts';
import { Outages } from '#platform/log/outages.ts';
import { REDIS_SERVER, startRedis, type TemporaryRedis } from '#tools/testing/redis.ts';
import { type AttemptRule, MemoryRateLimiter, type RateLimiter, type WindowRule } from './rate-limit.ts';
import { RedisRateLimiter } from './redis-rate-limit.ts';

const BUCKET = { size: 10, refillPerS: 2 };
const HALF_HOUR: WindowRule = { count: 5, windowS: 1_800 };
const SIGN_IN: AttemptRule = { free: 5, windowS: 900, firstWaitS: 30, longestWaitS: 300 };

const log = { warnings: [] as string[], news: [] as string[] };
const outages = new Outages();
outages.writeTo({
  warn: (_facts, message) => void log.warnings.push(message),
  info: (_facts, message) => void log.news.push(message),
});

let redis: TemporaryRedis;
const limiters: RedisRateLimiter[] = [];

const hasRedis = existsSync(REDIS_SERVER);
beforeAll(async () => {
  if (hasRedis) redis = await startRedis();
});
afterAll(async () => {
  for (const limiter of limiters) limiter.close();
  if (hasRedis) await redis.kill();
});

async function onRedis(nowMs: () => number): Promise<RedisRateLimiter> {
  const limiter = new RedisRateLimiter(redis.url, nowMs, outages);
  limiters.push(limiter);
  await limiter.connect();
  return limiter;
}

/** A clock that tests set. */

const clock = { ms: 1_763_700_000_000 };
const nowMs = (): number => clock.ms;

const freshName = (() => {
  let names = 0;
  return () => `name ${++names}`;
})();

const waitOf = async (promise: Promise<void>): Promise<number> => {
  try {
    await promise;
    return 0;
  } catch (error) {
    expect(error).toMatchObject({ messageId: 'error.rateLimit', code: 429 });
    return (error as { values: { retryAfter: number } }).values.retryAfter;
  }
};
const attempts = (limiter: RateLimiter, name: string, count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => waitOf(limiter.attempt(name, SIGN_IN))));

describe.each([
  ['in memory', true, async () => new MemoryRateLimiter(nowMs)],
  ['on Redis', hasRedis, () => onRedis(nowMs)],
] as const)('request limits %s', (_where, isThere, limiterOf) => {
  describe.skipIf(!isThere)('', () => {
    let limiter: RateLimiter;
    beforeAll(async () => {
      limiter = await limiterOf();
    });

    test('a bucket gives what it holds and then says how long to wait', async () => {
      const name = freshName();
      await limiter.take(name, BUCKET, 10);
      expect(await waitOf(limiter.take(name, BUCKET, 5))).toBe(3);
    });

    test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('no request takes %s points', async (points) => {
      const name = freshName();
      await limiter.take(name, BUCKET, 10);
      await expect(limiter.take(name, BUCKET, points)).rejects.toThrow(RangeError);
      expect(await waitOf(limiter.take(name, BUCKET, 2))).toBe(1);
    });

    test('points come back with time, never beyond the size of the bucket', async () => {
      const name = freshName();
      await limiter.take(name, BUCKET, 10);
      clock.ms += 3_000;
      await limiter.take(name, BUCKET, 6);
      expect(await waitOf(limiter.take(name, BUCKET, 1))).toBe(1);
      clock.ms += 60 * MINUTE_MS;
      expect(await waitOf(limiter.take(name, BUCKET, 11))).toBe(1);
    });

    test('one cannot empty the bucket of another', async () => {
      await limiter.take(freshName(), BUCKET, 10);
      expect(await waitOf(limiter.take(freshName(), BUCKET, 10))).toBe(0);
    });

    test('of many who ask at once no more get through than the bucket holds', async () => {
      const name = freshName();
      const waits = await Promise.all(Array.from({ length: 100 }, () => waitOf(limiter.take(name, BUCKET, 1))));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    });

    test('within any period there are no more than the rule says', async () => {
      const name = freshName();
      const startMs = clock.ms;
      const passedMs: number[] = [];
      while (clock.ms < startMs + 180 * MINUTE_MS) {
        if ((await waitOf(limiter.count(name, HALF_HOUR))) === 0) passedMs.push(clock.ms);
        clock.ms += MINUTE_MS;
      }
      expect(passedMs).toHaveLength(30);
      const inHalfHourFrom = (fromMs: number): number =>
        passedMs.filter((ms) => ms >= fromMs && ms < fromMs + 30 * MINUTE_MS).length;
      expect(Math.max(...passedMs.map(inHalfHourFrom))).toBe(5);
    });

    test('a client that comes too often learns when the first request no longer counts', async () => {
      const name = freshName();
      for (let round = 0; round < 5; round += 1) {
        await limiter.count(name, HALF_HOUR);
        clock.ms += MINUTE_MS;
      }
      expect(await waitOf(limiter.count(name, HALF_HOUR))).toBe(25 * 60);
      expect(await waitOf(limiter.count(freshName(), HALF_HOUR))).toBe(0);
      clock.ms += 25 * MINUTE_MS;
      expect(await waitOf(limiter.count(name, HALF_HOUR))).toBe(0);
      expect(await waitOf(limiter.count(name, HALF_HOUR))).toBe(60);
    });

    test('of many who ask at once as many are counted as may be', async () => {
      const name = freshName();
      const waits = await Promise.all(Array.from({ length: 60 }, () => waitOf(limiter.count(name, HALF_HOUR))));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    });

    test('a clock put back takes no points away and blocks no client for long', async () => {
      const name = freshName();
      await limiter.take(name, BUCKET, 5);
      await attempts(limiter, name, 5);
      clock.ms -= 24 * 60 * MINUTE_MS;
      expect(await waitOf(limiter.take(name, BUCKET, 5))).toBe(0);
      expect(await waitOf(limiter.attempt(name, SIGN_IN))).toBe(0);
    });

    test('abuse case 41: the sixth try waits, also when a hundred come at once', async () => {
      const waits = await attempts(limiter, freshName(), 100);
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
      expect(new Set(waits)).toEqual(new Set([0, 30]));
    });

    test('each further try is followed by a wait twice as long, up to the longest', async () => {
      const name = freshName();
      await attempts(limiter, name, 5);
      const waits: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        const waitS = await waitOf(limiter.attempt(name, SIGN_IN));
        waits.push(waitS);
        clock.ms += waitS * 1000;
        expect(await waitOf(limiter.attempt(name, SIGN_IN))).toBe(0);
      }
      expect(waits).toEqual([30, 60, 120, 240, 300, 300]);
    });

    test('a refused try does not lengthen the wait', async () => {
      const name = freshName();
      await attempts(limiter, name, 5);
      clock.ms += 10_000;
      expect(new Set(await attempts(limiter, name, 20))).toEqual(new Set([20]));
      clock.ms += 20_000;
      expect(await waitOf(limiter.attempt(name, SIGN_IN))).toBe(0);
    });

    test('tries that lie apart are free for ever, and a quiet window forgives', async () => {
      const name = freshName();
      for (let round = 0; round < 12; round += 1) {
        expect(await waitOf(limiter.attempt(name, SIGN_IN))).toBe(0);
        clock.ms += 4 * MINUTE_MS;
      }
      await attempts(limiter, name, 5);
      clock.ms += 16 * MINUTE_MS;
      expect((await attempts(limiter, name, 6)).filter((wait) => wait === 0)).toHaveLength(5);
    });

    test('a right one forgives all', async () => {
      const name = freshName();
      await attempts(limiter, name, 5);
      await limiter.forgetAttempts(name);
      expect((await attempts(limiter, name, 6)).filter((wait) => wait === 0)).toHaveLength(5);
    });
  });
});

describe.skipIf(!hasRedis)('several processes on one Redis', () => {
  test('share their counts', async () => {
    const [one, other] = [await onRedis(nowMs), await onRedis(nowMs)];
    const name = freshName();
    await one.take(name, BUCKET, 10);
    expect(await waitOf(other.take(name, BUCKET, 5))).toBe(3);
    await attempts(one, name, 3);
    await attempts(other, name, 2);
    expect(await waitOf(one.attempt(name, SIGN_IN))).toBe(30);
    await other.forgetAttempts(name);
    expect(await waitOf(one.attempt(name, SIGN_IN))).toBe(0);
  });
});

describe.skipIf(!hasRedis)('a Redis that fails', () => {
  const answersAgain = async (limiter: RateLimiter): Promise<void> => {
    const before = log.news.length;
    await expect
      .poll(
        async () => {
          await limiter.take(freshName(), BUCKET, 1);
          return log.news.length;
        },
        { timeout: 10_000 },
      )
      .toBe(before + 1);
  };

  test.each([
    ['is killed', () => redis.kill(), () => redis.start()],
    ['hangs', async () => redis.hang(), async () => redis.wake()],
  ] as const)(
    'when it %s, the process goes on counting where it was, at once, and says so once',
    async (_how, fail, mend) => {
      const limiter = await onRedis(nowMs);
      const name = freshName();
      await limiter.take(name, BUCKET, 8);
      await attempts(limiter, name, 4);
      const before = log.warnings.length;
      await fail();
      expect(await waitOf(limiter.take(name, BUCKET, 5))).toBe(2);
      const startedMs = performance.now();
      expect((await attempts(limiter, name, 50)).filter((wait) => wait === 0)).toHaveLength(1);
      expect(performance.now() - startedMs).toBeLessThan(150);
      expect(log.warnings.length).toBe(before + 1);
      await mend();
      await answersAgain(limiter);
    },
  );

  test('when it lost its memory, no tries are forgiven', async () => {
    const limiter = await onRedis(nowMs);
    const name = freshName();
    await limiter.take(name, BUCKET, 8);
    await attempts(limiter, name, 5);
    const operator = new Redis(redis.url);
    await operator.flushall();
    operator.disconnect();
    expect(await waitOf(limiter.take(name, BUCKET, 5))).toBe(2);
    expect(await waitOf(limiter.attempt(name, SIGN_IN))).toBe(30);
  });

  test('that is missing at the start delays no request', async () => {
    await redis.kill();
    const limiter = await onRedis(nowMs);
    expect((await attempts(limiter, freshName(), 6)).filter((wait) => wait === 0)).toHaveLength(5);
    await redis.start();
    await answersAgain(limiter);
  });
});
