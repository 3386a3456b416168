import { describe, expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import { MemoryRateLimiter } from '#platform/http/rate-limit.ts';
import { takeRequestPoints } from './request-bucket.ts';

const REFUSED = { messageId: 'error.rateLimit', code: 429 };
const visitor: Actor = { kind: 'visitor', visitorId: null };
const user = (userId: number) => ({ kind: 'user', userId }) as Actor;

describe('how much may be asked', () => {
  test('of one network visitors share 500 points', async () => {
    const limits = new MemoryRateLimiter(() => 0);
    await takeRequestPoints({ actor: visitor, network: '192.0.2.1', limits }, 500);
    await expect(takeRequestPoints({ actor: visitor, network: '192.0.2.1', limits }, 1)).rejects.toMatchObject(REFUSED);
    await takeRequestPoints({ actor: visitor, network: '192.0.2.2', limits }, 500);
  });

  test('each user has 1,000 points, at whatever network', async () => {
    const limits = new MemoryRateLimiter(() => 0);
    await takeRequestPoints({ actor: user(1), network: '192.0.2.1', limits }, 600);
    await takeRequestPoints({ actor: user(1), network: '192.0.2.2', limits }, 400);
    await expect(takeRequestPoints({ actor: user(1), network: '192.0.2.3', limits }, 1)).rejects.toMatchObject(REFUSED);
    await takeRequestPoints({ actor: user(2), network: '192.0.2.1', limits }, 1_000);
    await takeRequestPoints({ actor: visitor, network: '192.0.2.1', limits }, 500);
  });
});
