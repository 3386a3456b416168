import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { postMail } from '#platform/mail/post-mail.ts';
import { aMail } from '#tests/factories/mail.ts';
import { type TestMailServer, testMailServer } from '#tests/support/mail-server.ts';
import { isServerTested, type TestDatabase, testDatabase } from '#tests/support/test-database.ts';

/** `MAIL_KILLS=200 npx vitest run mail-kills` kills more often. */
const KILLS = Number(process.env.MAIL_KILLS ?? 2);
const MAILS = 20 * (KILLS + 1);
/** On a server several processes send at once. */
const PROCESSES = isServerTested() ? 2 : 1;
const PATIENCE = { timeout: 240_000 };

let mailServer: TestMailServer;
let place: Place;
const senders: ChildProcess[] = [];

/** Where the mails are: a server that all may open, or a folder that one may. */
interface Place {
  environment: Record<string, string>;
  withDatabase<Result>(work: (database: DatabaseHandle) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

async function onServer(): Promise<Place> {
  const database: TestDatabase = await testDatabase();
  const [row] = (await database.execute('select current_database() as name')) as { name: string }[];
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${row?.name}`;
  return {
    environment: { DATABASE_URL: url.href },
    withDatabase: (work) => work(database),
    close: () => database.close(),
  };
}

async function inFolder(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lares-mail-kills-'));
  cpSync(inject('preparedFolder'), dataDir, { recursive: true });
  return {
    environment: { DATA_DIR: dataDir },
    withDatabase: async (work) => {
      const database = await openDatabase({ databaseUrl: null, dataDir });
      return work(database).finally(() => database.close());
    },
    close: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

beforeAll(async () => {
  mailServer = await testMailServer();
  place = await (isServerTested() ? onServer() : inFolder());
});
afterAll(async () => {
  await Promise.all(senders.map(kill));
  await mailServer.close();
  await place.close();
});

function startSender(): void {
  const env = { ...process.env, ...place.environment, SMTP_URL: mailServer.url, NODE_ENV: 'production' };
  const script = new URL('../support/mail-sender.ts', import.meta.url);
  senders.push(fork(script, { env, execArgv: [] }));
}

async function kill(sender: ChildProcess): Promise<void> {
  if (sender.exitCode !== null || sender.signalCode !== null) return;
  const gone = once(sender, 'exit');
  sender.kill('SIGKILL');
  await gone;
}

const messageIds = (): string[] =>
  mailServer.received.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1] ?? 'none');

test(`of ${MAILS} mails none is lost, and at most one a kill goes out twice, in ${KILLS} kills`, async () => {
  await place.withDatabase(async ({ db }) => {
    for (let count = 0; count < MAILS; count++) await db.transaction().execute((tx) => postMail(tx, aMail()));
  });
  for (let count = 0; count < PROCESSES; count++) startSender();
  for (let count = 0; count < KILLS; count++) {
    const goal = mailServer.received.length + 5 + Math.floor(Math.random() * 12);
    await expect.poll(() => mailServer.received.length, { ...PATIENCE, interval: 2 }).toBeGreaterThanOrEqual(goal);
    await setTimeout(Math.random() * 10);
    const [oldest] = senders.splice(0, 1);
    if (oldest) await kill(oldest);
    startSender();
  }
  await expect.poll(() => new Set(messageIds()).size, PATIENCE).toBe(MAILS);
  expect(mailServer.received.length - MAILS).toBeLessThanOrEqual(KILLS);
  await Promise.all(senders.splice(0).map(kill));
  console.info(`${MAILS} mails, ${KILLS} kills: ${mailServer.received.length - MAILS} went out twice.`);
}, 900_000);
