import { afterAll, beforeAll } from 'vitest';
import { type TestMailServer, testMailServer } from '#tests/support/neighbours/mail-server.ts';
import { KilledProcesses, type SharedDatabase, sharedDatabase } from '#tests/support/processes/killed-processes.ts';
import { isServerTested } from '#tests/support/product/test-database.ts';

/** Mails that a process of these hands over side by side. */
export const CONNECTIONS = 5;

/** On a server several processes send at once. */
export const PROCESSES = isServerTested() ? 2 : 1;

/** Environment of a file of tests about processes that send mail. */
export let mailServer: TestMailServer;
export let place: SharedDatabase;
export let senders: KilledProcesses;

/** Prepares a mail server, a database and processes of a script; none is started yet. */
export function prepareSenders(script: 'mail-sender.ts' | 'alert-sender.ts'): void {
  beforeAll(async () => {
    mailServer = await testMailServer();
    place = await sharedDatabase();
    senders = new KilledProcesses(script, { ...place.environment, SMTP_URL: mailServer.url });
  });
  afterAll(async () => {
    await senders.killAll();
    await mailServer.close();
    await place.close();
  });
}

/** The Message-ID of each mail that arrived. */
export const messageIds = (): string[] =>
  mailServer.received.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1] ?? 'none');
