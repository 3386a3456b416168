import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BACKUP_TRIAL } from '#platform/backup/backup-trial.ts';
import { UNOPTIMISED } from '#platform/db/embedded/unoptimised.ts';
import { send } from '#platform/jobs/job.ts';
import { enqueueMail, MAIL_DELIVERY } from '#platform/mail/enqueue-mail.ts';
import { aMail } from '#tests/factories/mail.ts';
import { type TestMailServer, testMailServer } from '#tests/support/neighbours/mail-server.ts';
import { sharedDatabase } from '#tests/support/processes/killed-processes.ts';
import { openSocket } from '#tests/support/product/sockets.ts';
import { isServerTested } from '#tests/support/product/test-database.ts';
import { TEST_SECRET, testServices } from '#tests/support/product/test-services.ts';
import { freePort } from '#tools/testing/free-port.ts';
import { startPostgres } from '#tools/testing/postgres.ts';

/**
 * Time before a supervisor kills a stopping process, milliseconds. The process takes at most five seconds of a quiet machine.
 *
 * @source deploy/compose.yaml
 */
const LONGEST_STOP_MS = 10_000;
const READY = { timeout: 60_000, interval: 100 };
const PRODUCT = fileURLToPath(new URL('../support/processes/stopping-product.ts', import.meta.url));
const QUESTION = JSON.stringify({ query: '{ __typename }' });
const HEADERS = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const STUCK = 'stuck@example.ch';

let folder: string;
let mail: TestMailServer;
const products: ChildProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lares-stop-'));
  // A backup that takes for ever to be read.
  spawnSync('mkfifo', [join(folder, 'lares.tar.gz')]);
  mail = await testMailServer();
  mail.stuck.add(STUCK);
});
afterAll(async () => {
  for (const product of products) product.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  await mail.close();
});

/** The product as a process of its own, once it is ready. */
async function startProduct(environment: Record<string, string>): Promise<{ product: ChildProcess; origin: string }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: `${port}`,
    NODE_ENV: 'production',
    SECRET: TEST_SECRET,
    DATA_DIR: folder,
    BACKUP_DIR: folder,
  };
  const env = { ...process.env, ...settings, SMTP_URL: mail.url, MAIL_FROM: 'lares@example.ch', ...environment };
  const product = spawn(process.execPath, [...UNOPTIMISED, PRODUCT], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  products.push(product);
  const status = () =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, READY).toBe(200);
  return { product, origin };
}

/** Visitors who ask without a pause, others who keep connections, one who sends slowly, and open sockets. Returns how to end them. */
async function visit(origin: string): Promise<() => void> {
  const { port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const ask = (): void => {
    const again = (): void => void (isOver || setImmediate(ask));
    const headers = { 'content-type': 'application/json' };
    request(`${origin}/graphql`, { method: 'POST', agent, headers }, (answer) =>
      answer.resume().on('end', again).on('error', again),
    )
      .on('error', () => {})
      .end(QUESTION);
  };
  for (let visitor = 0; visitor < 8; visitor += 1) ask();
  const stored = Array.from({ length: 8 }, (_, index) => {
    const connection = connect(Number(port), '127.0.0.1').on('error', () => {});
    const body =
      index === 0 ? `content-length: 1000\r\n\r\n{` : `content-length: ${QUESTION.length}\r\n\r\n${QUESTION}`;
    connection.resume().write(HEADERS + body);
    return connection;
  });
  const { secrets } = testServices();
  const sockets = await Promise.all(
    ['one', 'other'].map((id) => openSocket(origin, { cookie: cookieOfVisitor(secrets.sign('visitor', id)) })),
  );
  return () => {
    isOver = true;
    agent.destroy();
    for (const connection of stored) connection.destroy();
    for (const { socket } of sockets) socket.close();
  };
}

const cookieOfVisitor = (value: string) => (name: string) => (name === '__Host-visitor' ? value : undefined);

/** Stops a process; returns its exit and the time it took, milliseconds. */
async function stop(product: ChildProcess): Promise<{ code: number | null; ms: number }> {
  const begunMs = performance.now();
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  const [code] = await ended;
  return { code, ms: performance.now() - begunMs };
}

test('a process that stops while visitors ask, a mail server is silent and a backup is read ends before it would be killed, and its jobs are due at once', async () => {
  const place = await sharedDatabase();
  await place.withDatabase(async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      await enqueueMail({ services: testServices() }, tx, aMail({ to: STUCK }));
      await send(tx, BACKUP_TRIAL, {});
    });
  });
  const { product, origin } = await startProduct(place.environment);
  const jobsWaiting = async () => {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    return metrics.match(/^lares_jobs_waiting\{kind="(mail.send|backup.trial)"\} [1-9]/gm) ?? [];
  };
  await expect.poll(jobsWaiting, READY).toEqual([]);
  const leave = await visit(origin);
  const { code, ms } = await stop(product);
  leave();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(LONGEST_STOP_MS);
  const jobs = await place.withDatabase(({ db }) =>
    sql<object>`
      select name, state::text, start_after <= now() as "isDue", retry_limit as tries from pgboss.job
      where name in (${MAIL_DELIVERY.name}, ${BACKUP_TRIAL.name}) order by name`.execute(db),
  );
  const due = { state: 'retry', isDue: true, tries: 12 };
  expect(jobs.rows).toEqual([
    { name: BACKUP_TRIAL.name, ...due },
    { name: MAIL_DELIVERY.name, ...due },
  ]);
  await place.close();
});

test.runIf(isServerTested())(
  'a process that stops while its database says nothing ends before it would be killed',
  async () => {
    const postgres = await startPostgres();
    const { product, origin } = await startProduct({ DATABASE_URL: postgres.url });
    const leave = await visit(origin);
    postgres.hang();
    const { code, ms } = await stop(product);
    postgres.wake();
    postgres.stop();
    leave();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(LONGEST_STOP_MS);
  },
);
