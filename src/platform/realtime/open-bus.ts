import type { Config } from '#platform/config/config.ts';
import type { Bus } from '#platform/realtime/bus/bus.ts';
import { DATABASE_BUS } from '#platform/realtime/bus/database-bus.ts';

/** How processes tell one another what browsers shall hear, and how to leave there. */
export interface OpenBus {
  bus: Bus;
  leaveBus(): void;
}

/** The bus that the settings ask for. */
export async function openBus({ realtimeBus, redisUrl }: Pick<Config, 'realtimeBus' | 'redisUrl'>): Promise<OpenBus> {
  if (realtimeBus === 'database' || redisUrl === null) return { bus: DATABASE_BUS, leaveBus: () => {} };
  // Loaded where it is used: most installations never do.
  const { RedisLink } = await import('#platform/redis/redis-link.ts');
  const { RedisStreamsBus } = await import('./redis-bus.ts');
  const link = new RedisLink(redisUrl);
  await link.connect();
  return { bus: new RedisStreamsBus(redisUrl, link), leaveBus: () => link.close() };
}
