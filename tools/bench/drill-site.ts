import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Nginx, startNginx } from '#tests/support/neighbours/nginx.ts';
import { freePort } from '../testing/free-port.ts';
import { openMovableAddress } from '../testing/movable-address.ts';
import { startPostgres, startReplicaOf, type TemporaryPostgres } from '../testing/postgres.ts';
import { startRedis, type TemporaryRedis } from '../testing/redis.ts';
import { type MailSink, openMailSink } from './mail-sink.ts';
import { ProductProcess } from './product-process.ts';

/** Settings of one process. */
export type Settings = Record<string, string> & { PORT: string };

/** Two processes behind nginx, a database with a synchronous replica, Redis and a mail server: a site as operators run it. */
export interface DrillSite {
  folder: string;
  nginx: Nginx;
  pair: readonly [ProductProcess, ProductProcess];
  primary: TemporaryPostgres;
  redis: TemporaryRedis;
  sink: MailSink;
  settings: Settings;
  /** The replica becomes the primary, whose server crashes. */
  failOver(): Promise<void>;
  close(): Promise<void>;
}

const SAMPLE_LISTINGS = '300';

/** Starts everything; both processes are ready. After a failure, the started parts end again. */
export async function openDrillSite(): Promise<DrillSite> {
  mkdirSync('var/bench', { recursive: true });
  const started = new AsyncDisposableStack();
  try {
    return await startParts(started);
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function startParts(started: AsyncDisposableStack): Promise<DrillSite> {
  const folder = started.adopt(mkdtempSync(join(tmpdir(), 'lares-drill-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );
  const sink = started.adopt(await openMailSink(), (server) => server.close());
  const redis = started.adopt(await startRedis(), (server) => server.kill());
  const primary = started.adopt(await startPostgres(['synchronous_commit=on']), (server) => server.stop());
  const replica = started.adopt(await startReplicaOf(primary), (server) => server.stop());
  await acknowledgeWhenReplicated(primary);
  const address = started.adopt(await openMovableAddress(portOf(primary)), (opened) => opened.close());
  const url = new URL(primary.url);
  url.port = String(address.port);
  const shared = {
    ...{ NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), DATABASE_URL: url.href, REDIS_URL: redis.url },
    ...{ SECRET: randomBytes(32).toString('base64url'), SAMPLE_LISTINGS, TRUST_PROXY: '127.0.0.1' },
    ...{ SMTP_URL: sink.url, MAIL_FROM: 'lares@example.ch' },
  };
  const begun = async (name: string) => {
    const settings: Settings = { ...shared, PORT: String(await freePort()) };
    const product = new ProductProcess(settings, `var/bench/drill-${name}.log`, 'tools/start.ts');
    started.defer(() => product.kill());
    product.start();
    await product.ready();
    return { product, settings };
  };
  const [one, other] = [await begun('one'), await begun('other')];
  const ports = [one, other].map(({ settings }) => Number(settings.PORT));
  const nginx = started.adopt(await startNginx(ports), (proxy) => proxy.stop());
  return {
    ...{ folder, nginx, pair: [one.product, other.product] as const, primary, redis, sink, settings: one.settings },
    failOver: async () => {
      await primary.halt('immediate');
      await replica.promote();
      address.moveTo(portOf(replica));
    },
    close: () => started.disposeAsync(),
  };
}

const portOf = ({ url }: TemporaryPostgres): number => Number(new URL(url).port);

/** A commit is acknowledged once the replica has it. */
async function acknowledgeWhenReplicated({ url }: TemporaryPostgres): Promise<void> {
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  await operator.query("alter system set synchronous_standby_names = '*'");
  await operator.query('select pg_reload_conf()');
  await operator.end();
}
