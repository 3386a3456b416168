import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailDelivery } from '#platform/mail/deliver-mail.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import { aMail } from '#tests/factories/mail.ts';
import { isServerTested } from '#tests/support/product/test-database.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import { freePort } from '#tools/testing/free-port.ts';
import { startPostgres } from '#tools/testing/postgres.ts';
import { JOBS, QUEUES } from '../../src/product/modules.ts';
import { openLogged } from '../../src/product/open-logged.ts';

/** Mails that wait for a mail server that is not there. */
const MAILS = 40;
/** Visitors who ask while the database is away. */
const QUESTIONS = 60;

interface Line {
  level: number;
  msg: string;
  neighbour?: string;
  seconds?: number;
  failures?: number;
}

test.runIf(isServerTested())(
  'an outage of the database, and one of the mail server, is one line when it begins and one when it is over',
  async () => {
    const postgres = await startPostgres();
    const config = readConfig({
      DATABASE_URL: postgres.url,
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'lares@example.ch',
    });
    const lines: Line[] = [];
    const { database, logger } = await openLogged(config, { write: (line) => void lines.push(JSON.parse(line)) });
    const about = (name: string) => lines.filter(({ neighbour }) => neighbour === name);
    await migrate(database);
    await prepareJobs(database, QUEUES);
    const transport = mailTransport(config);
    const definitions = [...JOBS, mailDelivery(transport)];
    const services = testServices({ config });
    const worker = await startWorker({
      database,
      services,
      definitions,
      log: logger,
      now: () => new Date(),
    });

    await database.db.transaction().execute(async (tx) => {
      for (let index = 0; index < MAILS; index += 1)
        await enqueueMail({ services }, tx, aMail({ key: `mail ${index}`, to: `person-${index}@example.ch` }));
    });
    const triedMails = async () =>
      (await database.db.selectFrom('mail').select('id').where('attempts', '>', 0).execute()).length;
    await expect.poll(triedMails, { timeout: 30_000 }).toBe(MAILS);

    await postgres.halt('immediate');
    for (let question = 0; question < QUESTIONS; question += 1) {
      await sql`select 1`.execute(database.db).catch(() => {});
      await sleep(50);
    }
    await postgres.start();
    await expect.poll(() => about('The database').length, { timeout: 30_000 }).toBe(2);
    await sql`select 1`.execute(database.db);

    expect(about('The database')).toMatchObject([{ level: 40 }, { level: 30, msg: 'The database answers again.' }]);
    expect(about('The database')[1]?.failures).toBeGreaterThan(1);
    expect(about('The mail server')).toMatchObject([
      { level: 40, msg: 'The mail server does not answer. Mails wait.' },
    ]);
    const others = lines.filter(({ level, neighbour }) => level >= 40 && neighbour === undefined);
    expect(others).toEqual([]);
    await worker.stop();
    transport.close();
    await database.close();
    postgres.stop();
  },
);
