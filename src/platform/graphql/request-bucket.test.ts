import { describe, expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import { BUCKETS } from '#platform/http/limits/limit-rules.ts';
import { MemoryRateLimiter } from '#platform/http/limits/rate-limit.ts';
import { PAGE_COST, takePagePoints, takeRequestPoints } from './request-bucket.ts';

const REFUSED = { messageId: 'error.rateLimit', code: 429 };
const visitor = (visitorId: string | null): Actor => ({ kind: 'visitor', visitorId });
const user = (userId: number) => ({ kind: 'user', userId }) as Actor;
const OFFICE = '192.0.2.1';

/** Limits with a stopped clock. */
function still() {
  const limits = new MemoryRateLimiter(() => 0);
  const asker = (actor: Actor, network: string) => ({ actor, network, limits });
  return {
    ask: (actor: Actor, network: string, points: number) => takeRequestPoints(asker(actor, network), points),
    open: (actor: Actor, network: string) => takePagePoints(asker(actor, network)),
  };
}

test('the sizes are those of the rules', () => {
  expect(BUCKETS).toEqual({
    apiOfUser: { size: 1_000, refillPerS: 50 },
    apiOfVisitor: { size: 500, refillPerS: 20 },
    apiOfNetwork: { size: 10_000, refillPerS: 400 },
    pagesOfNetwork: { size: 2_000, refillPerS: 100 },
    newPictureSizesOfNetwork: { size: 1_000, refillPerS: 20 },
  });
});

describe('how much may be asked', () => {
  test('each visitor has 500 points, at whatever network', async () => {
    const { ask } = still();
    await ask(visitor('a'), OFFICE, 300);
    await ask(visitor('a'), '192.0.2.2', 200);
    await expect(ask(visitor('a'), '192.0.2.3', 1)).rejects.toMatchObject(REFUSED);
    await ask(visitor('b'), OFFICE, 500);
  });

  test('of one network twenty visitors ask all they may at once, and no more do', async () => {
    const { ask } = still();
    for (let person = 0; person < 20; person += 1) await ask(visitor(`person ${person}`), OFFICE, 500);
    await expect(ask(visitor('one more'), OFFICE, 1)).rejects.toMatchObject(REFUSED);
    await expect(ask(visitor(null), OFFICE, 1)).rejects.toMatchObject(REFUSED);
    await ask(visitor('one more'), '192.0.2.2', 1);
  });

  test('a caller who throws the cookie away each time gets no more than the network has', async () => {
    const { ask } = still();
    const asked = Array.from({ length: 30 }, (_, time) => ask(visitor(time % 2 ? null : `new ${time}`), OFFICE, 500));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  test('a caller over the limit takes nothing from the others of the network', async () => {
    const { ask } = still();
    await ask(visitor('greedy'), OFFICE, 500);
    const more = Array.from({ length: 100 }, () => ask(visitor('greedy'), OFFICE, 500));
    expect((await Promise.allSettled(more)).every(({ status }) => status === 'rejected')).toBe(true);
    for (let person = 0; person < 19; person += 1) await ask(visitor(`person ${person}`), OFFICE, 500);
  });

  test('each user has 1,000 points, at whatever network, also at one that asks too much', async () => {
    const { ask } = still();
    await ask(visitor(null), OFFICE, 10_000);
    await ask(user(1), OFFICE, 600);
    await ask(user(1), '192.0.2.2', 400);
    await expect(ask(user(1), '192.0.2.3', 1)).rejects.toMatchObject(REFUSED);
    await ask(user(2), OFFICE, 1_000);
  });
});

describe('how many pages may be opened', () => {
  test('of one network four hundred at once, with or without a cookie, beside any requests of scripts', async () => {
    const { ask, open } = still();
    await ask(visitor(null), OFFICE, 10_000);
    for (let page = 0; page < BUCKETS.pagesOfNetwork.size / PAGE_COST; page += 1)
      await open(visitor(page % 2 ? null : 'a'), OFFICE);
    await expect(open(visitor('b'), OFFICE)).rejects.toMatchObject(REFUSED);
    await open(visitor(null), '192.0.2.2');
    await open(user(1), OFFICE);
  });

  test('pages take nothing from what scripts may ask', async () => {
    const { ask, open } = still();
    await Promise.allSettled(Array.from({ length: 500 }, () => open(visitor('a'), OFFICE)));
    await ask(visitor('a'), OFFICE, 500);
  });
});
