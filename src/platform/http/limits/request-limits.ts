import type { Config } from '#platform/config/config.ts';
import { MemoryRateLimiter, type RateLimiter } from './rate-limit.ts';

/** The counters of requests, and the way to close them. */
export interface RequestLimits {
  limits: RateLimiter;
  leaveLimits(): void;
}

/** The counts of this process, or those that it shares with others by `REDIS_URL`. */
export async function openRequestLimits({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<RequestLimits> {
  if (redisUrl === null) return { limits: new MemoryRateLimiter(), leaveLimits: () => {} };
  // Loaded on demand: most installations do not use it.
  const { RedisRateLimiter } = await import('./redis-rate-limit.ts');
  const limits = new RedisRateLimiter(redisUrl);
  await limits.connect();
  return { limits, leaveLimits: () => limits.close() };
}
