import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Config, readConfig } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openRequestLimits } from '#platform/http/limits/request-limits.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailDelivery } from '#platform/mail/deliver-mail.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import { openBus } from '#platform/realtime/open-bus.ts';
import { aMail } from '#tests/factories/mail.ts';
import { testMailServer } from '#tests/support/neighbours/mail-server.ts';
import { canMount, smallDisk } from '#tests/support/neighbours/small-disk.ts';
import { isServerTested } from '#tests/support/product/test-database.ts';
import { TEST_SECRET, testServices } from '#tests/support/product/test-services.ts';
import { freePort } from '#tools/testing/free-port.ts';
import { startPostgres } from '#tools/testing/postgres.ts';
import { REDIS_SERVER, startRedis } from '#tools/testing/redis.ts';
import { QUEUES } from '../../src/product/modules.ts';
import { openLogged } from '../../src/product/open-logged.ts';
import { createServer } from '../../src/product/server.ts';

const CONNECTIONS = 3;
const WRONG_LOGIN = 'mutation { login(token: "wrong", provider: 0, extId: "nobody@example.ch") { exp } }';

/** A product on servers of its own. */
async function openProduct(config: Config) {
  const { database, logger } = await openLogged(config, { write: () => {} });
  await migrate(database);
  await prepareJobs(database, QUEUES);
  const { bus, leaveBus } = await openBus(config);
  const { limits, leaveLimits } = await openRequestLimits(config);
  const services = testServices({ config, bus });
  const now = (): Date => new Date();
  const log = logger as FastifyBaseLogger;
  const server = await createServer({ config, database, services, limits, logger: log, now, refusalDelayMs: 0 });
  const transport = mailTransport(config);
  const worker = await startWorker({ database, services, log, now, definitions: [mailDelivery(transport)] });
  const close = async (): Promise<void> => {
    await Promise.all([server.close(), worker.stop()]);
    transport.close();
    leaveLimits();
    leaveBus();
    await database.close();
  };
  const sendMail = (to: string): Promise<void> =>
    database.db.transaction().execute((tx) => enqueueMail({ services }, tx, aMail({ key: `mail to ${to}`, to })));
  return { database, server, leaveLimits, sendMail, close };
}

/** Reads metrics once in the product's format; a name with labels as it is written there. */
async function metricsOf(server: FastifyInstance, names: readonly string[]): Promise<(number | null)[]> {
  const { statusCode, body } = await server.inject('/metrics');
  expect(statusCode, body).toBe(200);
  const lines = body.split('\n');
  return names.map((name) => {
    const line = lines.find((text) => text.startsWith(`${name} `));
    return line === undefined ? null : Number(line.slice(name.length));
  });
}

/** Holds a connection until it is released. */
function holdConnection(db: Db, until: Promise<void>) {
  const { promise: isHeld, resolve } = Promise.withResolvers<void>();
  const end = db.connection().execute(() => {
    resolve();
    return until;
  });
  return { isHeld, end };
}

test.runIf(isServerTested() && existsSync(REDIS_SERVER))(
  'metrics show each neighbour that is away, all that waits and is refused, and the end of it',
  { timeout: 60_000 },
  async () => {
    const disk = canMount() ? smallDisk('size=4m') : null;
    const dataDir = disk?.folder ?? mkdtempSync(join(tmpdir(), 'lares-figures-'));
    const [postgres, redis, mailPort] = await Promise.all([startPostgres(), startRedis(), freePort()]);
    const product = await openProduct(
      readConfig({
        ...{
          SECRET: TEST_SECRET,
          MAP_STREETS: 'off',
          DATA_DIR: dataDir,
          DATABASE_URL: postgres.url,
          DATABASE_CONNECTIONS: `${CONNECTIONS}`,
        },
        ...{ REDIS_URL: redis.url, REALTIME_BUS: 'redis-streams' },
        ...{ SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_FROM: 'lares@example.ch' },
      }),
    );
    const { database, server, sendMail } = product;
    const metrics = (...names: string[]) => metricsOf(server, names);
    const metric = async (name: string) => (await metrics(name))[0] ?? null;
    const becomes = (name: string, value: number | null) =>
      expect.poll(() => metric(name), { timeout: 15_000, message: name }).toBe(value);
    const outagesOf = (kind: string) => metric(`lares_outages_total{neighbour="${kind}"}`);
    const before = {
      redis: await outagesOf('redis'),
      mail: await outagesOf('mail'),
      database: await outagesOf('database'),
    };
    expect(await metrics('lares_database_up', 'lares_redis_up', 'lares_mail_server_up')).toEqual([1, 1, 1]);

    // Only the product itself uses Redis: first both its connections, then that of the bus alone.
    redis.hang();
    await becomes('lares_redis_up', 0);
    redis.wake();
    await becomes('lares_redis_up', 1);
    const url = '/graphql';
    for (let tries = 0; tries < 7; tries += 1)
      await server.inject({ method: 'POST', url, payload: { query: WRONG_LOGIN } });
    expect(await metric('lares_limits_hit_total{limit="signInAttempts"}')).toBe(2);
    product.leaveLimits();
    await redis.kill();
    await becomes('lares_redis_up', 0);
    await redis.start();
    await becomes('lares_redis_up', 1);
    expect(await outagesOf('redis')).toBe((before.redis ?? 0) + 2);

    await sendMail('early@example.ch');
    await becomes('lares_mail_server_up', 0);
    await expect.poll(() => metric('lares_mails_oldest_waiting_seconds')).toBeGreaterThan(0);
    const mail = await testMailServer(mailPort);
    mail.unknown.add('unknown@example.ch');
    await sendMail('unknown@example.ch');
    await becomes('lares_mails_refused_last_day', 1);
    expect(await metric('lares_mail_server_up')).toBe(1);
    expect(await outagesOf('mail')).toBe((before.mail ?? 0) + 1);

    if (disk) {
      expect(await metric('lares_disk_size_bytes')).toBe(4 * 1_024 * 1_024);
      disk.fill(0);
      expect(await metric('lares_disk_free_bytes')).toBe(0);
      disk.makeRoom();
      expect(await metric('lares_disk_free_bytes')).toBeGreaterThan(1_024 * 1_024);
    }

    const held = Promise.withResolvers<void>();
    const holders = Array.from({ length: CONNECTIONS }, () => holdConnection(database.db, held.promise));
    await Promise.all(holders.map(({ isHeld }) => isHeld));
    const waiting = sql`select 1`.execute(database.db).catch(() => {});
    const pool = ['used', 'max', 'waiting'].map((what) => `lares_database_connections_${what}`);
    expect(await metrics(...pool)).toEqual([CONNECTIONS, CONNECTIONS, expect.toSatisfy((count) => count > 0)]);
    held.resolve();
    await Promise.all([...holders.map(({ end }) => end), waiting]);
    await becomes('lares_database_connections_waiting', 0);

    await postgres.halt('immediate');
    await becomes('lares_database_up', 0);
    expect(await metric('lares_jobs_dead')).toBeNull();
    await postgres.start();
    await becomes('lares_database_up', 1);
    expect(await metric('lares_jobs_dead')).toBe(0);
    expect(await outagesOf('database')).toBe((before.database ?? 0) + 1);

    await product.close();
    await mail.close();
    await redis.kill();
    postgres.stop();
    if (disk) disk.unmount();
    else rmSync(dataDir, { recursive: true });
  },
);
