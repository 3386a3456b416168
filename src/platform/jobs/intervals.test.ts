// engines: both
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from '#kernel/schema.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import { startIntervals } from './intervals.ts';
import { handled, type JobDefinition, jobKind, send } from './job.ts';
import { prepareJobs } from './prepare-jobs.ts';
import { startWorker } from './worker.ts';

const BEATING = jobKind('heart.beat', { payload: z.object({ text: z.string().optional() }), isOneByOne: true });
const SOON = { timeout: 10_000, interval: 20 };

let database: TestDatabase;
const log = { warn: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  database = await testDatabase();
  await prepareJobs(database, { kinds: [BEATING] });
});
beforeEach(async () => {
  vi.clearAllMocks();
  await database.execute('delete from pgboss.job');
});
afterAll(() => database.close());

const partsOf = (definition: JobDefinition) => ({
  database,
  services: testServices(),
  definitions: [definition],
  log,
  now: () => new Date(),
});

/** A job with a check for work every second. */
const beating = (isDue: () => Promise<boolean>): JobDefinition => ({
  ...handled(BEATING, async () => {}),
  interval: { everyS: 1, isDue },
});

const countJobs = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = ${BEATING.name}`.execute(database.db);
  return rows[0]?.count ?? 0;
};

test('an interval sends no job while nothing is due, and one for all processes once something is', async () => {
  let isSomethingDue = false;
  const isDue = vi.fn(async () => isSomethingDue);
  const stops = [startIntervals(partsOf(beating(isDue))), startIntervals(partsOf(beating(isDue)))];
  await expect.poll(() => isDue.mock.calls.length, SOON).toBeGreaterThanOrEqual(2);
  expect(await countJobs()).toBe(0);
  isSomethingDue = true;
  const seen = isDue.mock.calls.length;
  await expect.poll(() => isDue.mock.calls.length, SOON).toBeGreaterThanOrEqual(seen + 4);
  await Promise.all(stops.map((stop) => stop()));
  expect(await countJobs()).toBe(1);
  const ended = isDue.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(isDue.mock.calls.length).toBe(ended);
});

test('a failed check is logged, and the next one comes', async () => {
  const isDue = vi.fn(async () => true).mockRejectedValueOnce(new Error('The database is away.'));
  const stop = startIntervals(partsOf(beating(isDue)));
  await expect.poll(countJobs, SOON).toBe(1);
  await stop();
  expect(log.warn).toHaveBeenCalledOnce();
});

test('bulk work waits behind everything else of its kind', async () => {
  for (let number = 0; number < 8; number++) await send(database.db, BEATING, { text: 'many' }, { isBulk: true });
  await send(database.db, BEATING, { text: 'one' });
  const done: string[] = [];
  const definition = handled(BEATING, async (_ctx, { text = '' }) => void done.push(text));
  const worker = await startWorker(partsOf(definition));
  await expect.poll(() => done.length, SOON).toBe(9);
  await worker.stop();
  expect(done[0]).toBe('one');
});
