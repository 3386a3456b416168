import { statfs } from 'node:fs/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Config } from '../config/config.ts';
import type { DatabaseHandle } from '../db/db.ts';
import { NEIGHBOUR_KINDS, outages } from '../log/outages.ts';

/** Sources that need no database. */
export interface NeighbourParts {
  config: Pick<Config, 'dataDir' | 'redisUrl' | 'smtpUrl'>;
  database: Pick<DatabaseHandle, 'isAway' | 'connections'>;
}

/** Adds metrics of the process's neighbours, which are available while the database is away. */
export async function readNeighbours({ config, database }: NeighbourParts, shown: Registry): Promise<void> {
  const gauge = (name: string, help: string, value: number): void =>
    new Gauge({ name, help, registers: [shown] }).set(value);
  new Gauge({
    name: 'lares_build_info',
    help: 'Version of the product.',
    labelNames: ['version'],
    registers: [shown],
  }).set({ version: packageJson.version }, 1);
  gauge('lares_database_up', 'Whether the database answers.', database.isAway() ? 0 : 1);
  if (config.redisUrl !== null)
    gauge('lares_redis_up', 'Whether Redis answers request limits and the bus.', outages.isKindAway('redis') ? 0 : 1);
  if (config.smtpUrl !== null)
    gauge(
      'lares_mail_server_up',
      'Whether the mail server answered the latest mail.',
      outages.isKindAway('mail') ? 0 : 1,
    );
  countOutages(shown);
  const { used, waiting, most } = database.connections();
  gauge('lares_database_connections_used', 'Connections to the database that are at work.', used);
  gauge('lares_database_connections_max', 'Connections to the database that the process may have.', most);
  gauge('lares_database_connections_waiting', 'Statements and transactions that wait for a connection.', waiting);
  const disk = await statfs(config.dataDir).catch(() => null);
  if (!disk) return;
  gauge('lares_disk_free_bytes', 'Space left on the file system of DATA_DIR.', disk.bavail * disk.bsize);
  gauge('lares_disk_size_bytes', 'Size of the file system of DATA_DIR.', disk.blocks * disk.bsize);
}

function countOutages(shown: Registry): void {
  const outagesBegun = new Counter({
    name: 'lares_outages_total',
    help: 'Begun outages of neighbours, by their kind.',
    labelNames: ['neighbour'],
    registers: [shown],
  });
  for (const kind of NEIGHBOUR_KINDS) outagesBegun.inc({ neighbour: kind }, outages.countBegun(kind));
}
