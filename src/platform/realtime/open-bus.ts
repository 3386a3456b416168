import type { Config } from '#platform/config/config.ts';
import type { Bus } from '#platform/realtime/bus/bus.ts';
import { DATABASE_BUS } from '#platform/realtime/bus/database-bus.ts';

/** The open bus, and the way to close it. */
export interface OpenBus {
  bus: Bus;
  leaveBus(): void;
}

/** Opens the bus of the settings. */
export async function openBus({ realtimeBus, redisUrl }: Pick<Config, 'realtimeBus' | 'redisUrl'>): Promise<OpenBus> {
  if (realtimeBus === 'database' || redisUrl === null) return { bus: DATABASE_BUS, leaveBus: () => {} };
  // Loaded on demand: most installations do not use it.
  const { RedisLink } = await import('#platform/redis/redis-link.ts');
  const { RedisStreamsBus } = await import('./redis-bus.ts');
  const link = new RedisLink(redisUrl);
  await link.connect();
  return { bus: new RedisStreamsBus(redisUrl, link), leaveBus: () => link.close() };
}
