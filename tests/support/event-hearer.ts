import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#platform/db/db.ts';
import { listensTo } from '#platform/events/event.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { SOMETHING_HAPPENED } from './heard-events.ts';
import { testServices } from './test-services.ts';

/** A process that hears of events until it is killed, and is known for gone two seconds later. */
const { DATABASE_URL, DATA_DIR = '' } = process.env;
/** So that there is something to be killed in the middle of, milliseconds. */
const THINKS_MS = 10;

const listener = listensTo(SOMETHING_HAPPENED, 'write', async ({ db }, { number }) => {
  await sql`insert into heard (number) values (${number})`.execute(db);
  await sleep(THINKS_MS);
});
const database = await openDatabase({
  databaseUrl: DATABASE_URL || null,
  dataDir: DATA_DIR,
  unlimitedStatements: true,
});
await startWorker({
  database,
  services: testServices(),
  definitions: [listener.job],
  log: { warn: () => {}, error: console.error },
  now: () => new Date(),
  signsOfLife: { everyS: 0.2, lookEveryMs: 400, looks: 5 },
});
