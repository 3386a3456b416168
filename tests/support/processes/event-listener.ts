import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { listensTo } from '#platform/events/event.ts';
import { SOMETHING_HAPPENED } from '#tests/support/product/events-seen.ts';
import { workUntilKilled } from './killed-worker.ts';

/** Time in which the process that handles events can be killed in the middle of it, milliseconds. */
const THINKS_MS = 10;

const { job } = listensTo(SOMETHING_HAPPENED, 'write', async ({ db }, { number }) => {
  await sql`insert into heard (number) values (${number})`.execute(db);
  await sleep(THINKS_MS);
});
await workUntilKilled(job);
