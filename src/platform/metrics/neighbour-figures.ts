import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Config } from '../config/config.ts';
import type { DatabaseHandle } from '../db/db.ts';
import type { RateLimiter } from '../http/rate-limit.ts';

/** What is looked at without asking the database. */
export interface NeighbourParts {
  config: Pick<Config, 'dataDir'>;
  database: Pick<DatabaseHandle, 'isAway' | 'connections'>;
  limits: Pick<RateLimiter, 'isAway'>;
}

/** Adds numbers about the process's surroundings, which are there while the database is away. */
export async function readNeighbours({ config, database, limits }: NeighbourParts, shown: Registry): Promise<void> {
  const gauge = (name: string, help: string, value: number): void =>
    new Gauge({ name, help, registers: [shown] }).set(value);
  new Gauge({
    name: 'lares_build_info',
    help: 'Version of the product.',
    labelNames: ['version'],
    registers: [shown],
  }).set({ version: packageJson.version }, 1);
  gauge('lares_database_up', 'Whether the database answers.', database.isAway() ? 0 : 1);
  if (limits.isAway) gauge('lares_redis_up', 'Whether the Redis of request limits answers.', limits.isAway() ? 0 : 1);
  const { used, waiting, most } = database.connections();
  gauge('lares_database_connections_used', 'Connections to the database that are at work.', used);
  gauge('lares_database_connections_max', 'Connections to the database that the process may have.', most);
  gauge('lares_database_connections_waiting', 'Statements and transactions that wait for a connection.', waiting);
  const disk = await statfs(config.dataDir).catch(() => null);
  if (!disk) return;
  gauge('lares_disk_free_bytes', 'Room left where DATA_DIR lies.', disk.bavail * disk.bsize);
  gauge('lares_disk_size_bytes', 'Size of the file system where DATA_DIR lies.', disk.blocks * disk.bsize);
}
