// engines: both
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from '#kernel/schema.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import { watchJobs } from './abandoned-jobs.ts';
import { retryDeadJobs } from './dead-jobs.ts';
import { countDeadJobs, listActiveJobs } from './job.queries.ts';
import { handled, jobKind, type SendOptions, send } from './job.ts';
import { prepareJobs } from './prepare-jobs.ts';
import { startWorker, type Worker } from './worker.ts';
import type { JobLog } from './worker-parts.ts';

const NOTING = jobKind('note.write', { payload: z.object({ text: z.string() }), longestTryS: 60 });
const NOW = new Date('2026-11-20T12:00:00Z');

let database: TestDatabase;
let workers: Worker[];

beforeAll(async () => {
  database = await testDatabase();
  await prepareJobs(database, { kinds: [NOTING] });
});
beforeEach(async () => {
  workers = [];
  await database.execute('delete from pgboss.job');
});
afterEach(async () => {
  for (const worker of workers) await worker.stop();
});
afterAll(() => database.close());

const sendNote = (text: string, options?: SendOptions): Promise<void> =>
  database.db.transaction().execute((tx) => send(tx, NOTING, { text }, options));

interface JobRow {
  state: string;
  retryCount: number;
  wait: number;
}

/** The jobs of a queue, the oldest first; `wait` is seconds until the next try. */
async function jobs(name: string): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select state, retry_count, extract(epoch from start_after - now())::float8 as wait from pgboss.job
    where name = ${name} order by created_on`.execute(database.db);
  return rows;
}

const states = async (): Promise<string[]> => (await jobs(NOTING.name)).map(({ state }) => state);

async function startNoting(note: (text: string) => void | Promise<void>, log = silentLog()): Promise<void> {
  const definition = handled(NOTING, async (_ctx, { text }) => note(text));
  workers.push(
    await startWorker({ database, services: testServices(), definitions: [definition], log, now: () => NOW }),
  );
}

const silentLog = () => ({ warn: vi.fn(), error: vi.fn() }) satisfies JobLog;

/** An idle worker polls every 15 seconds: a test that ends sooner was woken. */
const SOON = { timeout: 10_000 };

describe('a job', () => {
  test('is there once its transaction commits, and never if that is undone', async () => {
    await expect(
      database.db.transaction().execute(async (tx) => {
        await send(tx, NOTING, { text: 'undone' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await jobs(NOTING.name)).toEqual([]);
    await sendNote('kept');
    expect(await states()).toEqual(['created']);
  });

  test('is done as soon as it is committed, by a worker that waits', async () => {
    const done = Promise.withResolvers<string>();
    await startNoting(done.resolve);
    await sendNote('hello');
    await expect.poll(() => states(), SOON).toEqual(['completed']);
    expect(await done.promise).toBe('hello');
  });

  test('that waits for a server outside holds up no other, where its kind has lanes', async () => {
    const slow = Promise.withResolvers<void>();
    const noted: string[] = [];
    const note = async (text: string): Promise<void> => {
      if (text === 'slow') await slow.promise;
      noted.push(text);
    };
    const definition = { ...handled(NOTING, (_ctx, { text }) => note(text)), lanes: 2 };
    const parts = { database, services: testServices(), log: silentLog(), now: () => NOW };
    workers.push(await startWorker({ ...parts, definitions: [definition] }));
    for (const text of ['slow', 'a', 'b', 'c', 'd', 'e', 'f']) await sendNote(text);
    await expect.poll(() => noted, SOON).toHaveLength(6);
    slow.resolve();
    await expect.poll(() => states(), SOON).toEqual(Array(7).fill('completed'));
  });

  test('gets the clock and the database of the product', async () => {
    const logged = Promise.withResolvers<object>();
    const definition = handled(NOTING, async ({ db, now }) => logged.resolve({ db, now: now() }));
    workers.push(
      await startWorker({
        database,
        services: testServices(),
        definitions: [definition],
        log: silentLog(),
        now: () => NOW,
      }),
    );
    await sendNote('what time is it?');
    expect(await logged.promise).toEqual({ db: database.db, now: NOW });
  });

  test('of a key that waits already is not added; after it was begun another one is', async () => {
    await sendNote('first', { key: 'a' });
    await sendNote('second', { key: 'a' });
    await sendNote('other', { key: 'b' });
    await sendNote('without');
    await sendNote('without');
    expect(await states()).toHaveLength(4);
    const noted: string[] = [];
    await startNoting((text) => void noted.push(text));
    await expect.poll(() => states(), SOON).toEqual(Array(4).fill('completed'));
    await sendNote('third', { key: 'a' });
    await expect.poll(() => noted.length, SOON).toBe(5);
    expect(noted.toSorted()).toEqual(['first', 'other', 'third', 'without', 'without']);
  });

  test('may be put off', async () => {
    await sendNote('later', { startAfter: new Date(Date.now() + 3_600_000) });
    const [job] = await jobs(NOTING.name);
    expect(job?.wait).toBeGreaterThan(3_500);
  });

  test('of which many wait is done without pauses between them, and by one of two workers only', async () => {
    const noted: string[] = [];
    for (let index = 0; index < 23; index++) await sendNote(`note ${index}`);
    await startNoting((text) => void noted.push(text));
    await startNoting((text) => void noted.push(text));
    await expect.poll(() => states(), SOON).toEqual(Array(23).fill('completed'));
    expect(new Set(noted).size).toBe(23);
    expect(noted).toHaveLength(23);
  });

  test('is finished before the worker stops', async () => {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    await startNoting(() => {
      begun.resolve();
      return mayEnd.promise;
    });
    await sendNote('slow');
    await begun.promise;
    const stopped = workers[0]?.stop();
    mayEnd.resolve();
    await stopped;
    expect(await states()).toEqual(['completed']);
  });
});

describe('a job that fails', () => {
  test('is logged and tried again, later each time', async () => {
    const log = silentLog();
    await startNoting(() => Promise.reject(new Error('no paper')), log);
    await sendNote('in vain');
    await expect.poll(() => states(), SOON).toEqual(['retry']);
    const [first] = await jobs(NOTING.name);
    expect(first?.wait).toBeGreaterThan(50);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ job: 'note.write', attempt: 1 }),
      expect.anything(),
    );
    await sql`update pgboss.job set start_after = now() where name = ${NOTING.name}`.execute(database.db);
    await sendNote('wakes the worker');
    await expect.poll(async () => (await jobs(NOTING.name))[0]?.wait, SOON).toBeGreaterThan(110);
  });

  test('at every try is put with the dead jobs, where it is counted', async () => {
    const log = silentLog();
    await sendNote('hopeless');
    await sql`update pgboss.job set retry_count = retry_limit, state = 'retry' where name = ${NOTING.name}`.execute(
      database.db,
    );
    await startNoting(() => Promise.reject(new Error('no paper')), log);
    await expect.poll(() => states(), SOON).toEqual(['failed']);
    expect(await countDeadJobs(database.db)).toBe(1);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'note.write' }), expect.anything());
  });

  test('for good is done after all when an operator mended the cause and retries it', async () => {
    let isMended = false;
    await sendNote('in the end');
    await sql`update pgboss.job set retry_count = retry_limit, state = 'retry' where name = ${NOTING.name}`.execute(
      database.db,
    );
    await startNoting(() => (isMended ? undefined : Promise.reject(new Error('no paper'))));
    await expect.poll(() => countDeadJobs(database.db), SOON).toBe(1);
    isMended = true;
    expect(await retryDeadJobs(database)).toBe(1);
    await sendNote('wakes the worker');
    await expect.poll(states, SOON).toEqual(['failed', 'completed', 'completed']);
    expect(await countDeadJobs(database.db)).toBe(0);
  });
});

describe('a job whose process was killed', () => {
  const QUICK = { everyS: 0.2, lookEveryMs: 200, looks: 5 };

  const startQuickly = async (note: (text: string) => void | Promise<void>): Promise<void> => {
    const definitions = [handled(NOTING, async (_ctx, { text }) => note(text))];
    const parts = { database, services: testServices(), definitions, log: silentLog(), now: () => NOW };
    workers.push(await startWorker({ ...parts, signsOfLife: QUICK }));
  };

  test('is done by another soon, though its longest time is not over', async () => {
    await sendNote('left behind');
    await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()`.execute(database.db);
    const noted: string[] = [];
    await startQuickly((text) => void noted.push(text));
    await expect.poll(() => states(), SOON).toEqual(['completed']);
    expect(noted).toEqual(['left behind']);
  });

  test('is distinguished from one that takes long', async () => {
    const mayEnd = Promise.withResolvers<void>();
    const noted: string[] = [];
    await startQuickly((text) => {
      noted.push(text);
      return mayEnd.promise;
    });
    await sendNote('slow');
    await expect.poll(() => noted, SOON).toEqual(['slow']);
    const signs = new Set<string>();
    // Twice as many heartbeats as looks until a job is given up.
    const seen = async (): Promise<number> => {
      for (const { signedAt } of await listActiveJobs(database.db)) signs.add(signedAt);
      return signs.size;
    };
    await expect.poll(seen, { ...SOON, interval: 50 }).toBeGreaterThan(2 * QUICK.looks);
    mayEnd.resolve();
    await expect.poll(() => states(), SOON).toEqual(['completed']);
    expect(noted).toEqual(['slow']);
  });

  test('is not missed while the database is away', async () => {
    await sendNote('in hand');
    await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()`.execute(database.db);
    let looks = 0;
    const isDown = (): boolean => looks % (QUICK.looks + 1) === 0;
    const moody = new Proxy(database.db, {
      get: (db, name, receiver) => {
        if (name === 'getExecutor') {
          looks += 1;
          if (isDown()) throw new Error('The database is away.');
        }
        return Reflect.get(db, name, receiver);
      },
    });
    const failures: Error[] = [];
    const given: number[] = [];
    const stop = watchJobs(
      moody,
      { ...QUICK, lookEveryMs: 10 },
      {
        onGivenBack: () => void given.push(looks),
        onFailure: (error) => void failures.push(error),
      },
    );
    await expect.poll(() => failures.length, SOON).toBeGreaterThan(3);
    await stop();
    expect(given).toEqual([]);
    expect(await states()).toEqual(['active']);
  });
});

test('data of another shape fail the job before its handler; fields that only another version knows are left out', async () => {
  const taken: object[] = [];
  const definition = handled(NOTING, async (_ctx, data) => void taken.push(data));
  const ctx = { db: database.db } as never;
  await expect(definition.handle(ctx, { words: 'of another version' })).rejects.toThrow('text');
  await definition.handle(ctx, { text: 'known', color: 'unknown' });
  expect(taken).toEqual([{ text: 'known' }]);
});

test('preparing again changes nothing that waits', async () => {
  await sendNote('patient');
  await prepareJobs(database, { kinds: [NOTING] });
  expect(await states()).toEqual(['created']);
});
