import type { Attempt } from './settings-kind.ts';

const REALTIME_BUSES = ['database', 'redis-streams'] as const;

/** Resources that several processes share besides the database. */
export interface RedisSettings {
  /** The Redis in which all processes count requests, or null: then each counts for itself. */
  redisUrl: string | null;
  /** Transport of real-time events to all processes: the database, or a stream in Redis. */
  realtimeBus: (typeof REALTIME_BUSES)[number];
}

/** Reads `REDIS_URL` and `REALTIME_BUS`. */
export function readRedisSettings(attempt: Attempt, onFault: (fault: string) => void): RedisSettings {
  const url = attempt<string | null>('REDIS_URL', null, redisUrl);
  const realtimeBus = attempt<RedisSettings['realtimeBus']>('REALTIME_BUS', 'database', realtimeBusOf);
  if (realtimeBus === 'redis-streams' && url === null)
    onFault('REDIS_URL: must be set when REALTIME_BUS is redis-streams');
  return { redisUrl: url, realtimeBus };
}

function redisUrl(text: string): string {
  if (!/^rediss?:\/\/[^/]/.test(text) || !URL.canParse(text)) {
    throw new Error('must look like redis://user:password@host:6379/0 or rediss://…');
  }
  return text;
}

function realtimeBusOf(text: string): RedisSettings['realtimeBus'] {
  const bus = REALTIME_BUSES.find((known) => known === text);
  if (bus === undefined) throw new Error(`must be one of ${REALTIME_BUSES.join(', ')}`);
  return bus;
}
