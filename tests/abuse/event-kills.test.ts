// engines: both
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announce } from '#platform/events/event.ts';
import { jobKind } from '#platform/jobs/job.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { KilledProcesses, type SharedDatabase, sharedDatabase } from '#tests/support/processes/killed-processes.ts';
import { SOMETHING_HAPPENED } from '#tests/support/product/events-seen.ts';
import { isServerTested } from '#tests/support/product/test-database.ts';

/** `EVENT_KILLS=100 npx vitest run event-kills` kills more often. */
const KILLS = Number(process.env.EVENT_KILLS ?? 3);
const EVENTS = 20 * (KILLS + 1);
/** How long a process lives, milliseconds: a folder is opened and made whole first. */
const LONGEST_LIFE_MS = isServerTested() ? 900 : 3_000;
/** How long one works in the end before it is seen how far all came: also what died with another is done by then. */
const UNDISTURBED_MS = 2 * LONGEST_LIFE_MS + 5_000;
const QUEUE = `${SOMETHING_HAPPENED.name}.write`;

let place: SharedDatabase;
let hearers: KilledProcesses;

beforeAll(async () => {
  place = await sharedDatabase();
  hearers = new KilledProcesses('event-listener.ts', place.environment);
});
afterAll(async () => {
  await hearers.killAll();
  await place.close();
});

test(`of ${EVENTS} events each has its effect once, however often its listeners are killed`, async () => {
  await place.withDatabase(async (database) => {
    const subscriptions = [{ event: SOMETHING_HAPPENED.name, queue: QUEUE }];
    await prepareJobs(database, { kinds: [jobKind(QUEUE)], subscriptions });
    await database.execute('create table heard (number int not null)');
    for (let number = 0; number < EVENTS; number++)
      await database.db.transaction().execute((tx) => announce(tx, SOMETHING_HAPPENED, { number }));
  });
  for (let count = 0; count < KILLS; count++) {
    hearers.start();
    await sleep(LONGEST_LIFE_MS * (0.5 + Math.random() / 2));
    await hearers.killOldest();
  }
  // A folder is opened by one process at a time: how far they came is seen between two of them.
  do {
    hearers.start();
    await sleep(UNDISTURBED_MS);
    await hearers.killAll();
  } while ((await countHandled()) < EVENTS);
  const eventLog = await place.withDatabase(async ({ db }) => {
    const { rows } = await sql<{ number: number }>`select number from heard order by number`.execute(db);
    return rows.map(({ number }) => number);
  });
  expect(eventLog).toEqual(Array.from({ length: EVENTS }, (_, number) => number));
}, 900_000);

const countHandled = (): Promise<number> =>
  place.withDatabase(async ({ db }) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from heard`.execute(db);
    return rows[0]?.count ?? 0;
  });
