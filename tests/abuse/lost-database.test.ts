import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultOf } from '#kit/graphql/transport.ts';
import { migrate } from '#platform/db/migrate.ts';
import { whenDatabaseAnswers } from '#platform/db/when-database-answers.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { startWorker, type Worker } from '#platform/jobs/worker.ts';
import { servePages } from '#platform/web/serve-pages.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { isServerTested, openOwnDatabase } from '#tests/support/product/test-database.ts';
import { startPostgres, type TemporaryPostgres } from '#tools/testing/postgres.ts';
import { JOBS, QUEUES } from '../../src/product/modules.ts';

/** Longest wait for a database that hangs, milliseconds. */
const LONGEST_ANSWER_MS = 5_000;
/** Visitors of each kind at the same time: more than there are connections. */
const VISITORS = 15;

let postgres: TemporaryPostgres;
let app: TestApp;
let worker: Worker;
const logged: string[] = [];

/** Faults of a database server; each ends with the server at work. */
const ACCIDENTS: Record<string, () => Promise<unknown>> = {
  'all connections are ended': async () => {
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    await others.execute(app.database.db).catch(() => {});
  },
  'the server starts anew': async () => {
    await postgres.halt('fast');
    await postgres.start();
  },
  'the server crashes': async () => {
    await postgres.halt('immediate');
    await postgres.start();
  },
  'the server is killed': async () => {
    postgres.kill();
    await postgres.start();
  },
  'the server hangs without closing anything': async () => {
    postgres.hang();
    // Time until the fault is noticed.
    while (!app.database.isAway()) await answerOf('/en');
    postgres.wake();
  },
};

describe.runIf(isServerTested())('a database that is lost', () => {
  beforeAll(async () => {
    postgres = await startPostgres(['synchronous_commit=on']);
    const database = await openOwnDatabase({
      databaseUrl: postgres.url,
      dataDir: '',
      onAway: () => logged.push('away'),
      onBack: () => logged.push('back'),
    });
    await migrate(database);
    await prepareJobs(database, QUEUES);
    await database.execute('create table entry (text text, half int)');
    app = await testApp({
      database,
      servePages: async (server, { execute, contextOf }) =>
        servePages(server, {
          handler: async () => ({ fetch: async () => new Response('a page') }),
          contextOf: async (request, reply) => {
            const { body } = await execute(await contextOf(request, reply), { query: LISTINGS });
            return resultOf<object>(body);
          },
          policyOf: () => "default-src 'none'",
        }),
    });
    const { services } = app;
    const log = { warn: () => {}, error: () => {} };
    worker = await startWorker({ database, services, definitions: JOBS, log, now: () => new Date() });
  });
  afterAll(async () => {
    await worker.stop();
    await app.close();
    postgres.stop();
  });

  test.each(Object.entries(ACCIDENTS))(
    'when %s, all requests are answered and nothing acknowledged is lost',
    async (name, happen) => {
      const traffic = startTraffic(name);
      await traffic.reached(5);
      await happen();
      await traffic.reached(5);
      const { acknowledged, answers } = await traffic.end();
      expect(answers.filter(isStrange)).toEqual([]);
      const { rows } = await sql<{ text: string; halves: number }>`
      select text, count(*) as halves from entry where text like ${`${name}%`} group by text`.execute(app.database.db);
      expect(rows.filter(({ halves }) => halves !== 2)).toEqual([]);
      const stored = new Set(rows.map(({ text }) => text));
      expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
    },
  );

  test('an outage is logged once, and so is its end', () => {
    expect(logged.length).toBeGreaterThan(0);
    expect(logged).toEqual(logged.map((_, index) => (index % 2 === 0 ? 'away' : 'back')));
  });

  test('a connection that falls silent is given up while all others go on', async () => {
    const { db } = app.database;
    const stuck = sql`select pg_sleep(30)`.execute(db);
    const pid = await pidOf('select pg_sleep(30)');
    process.kill(pid, 'SIGSTOP');
    await expect(stuck).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    process.kill(pid, 'SIGCONT');
    expect(app.database.isAway()).toBe(false);
    expect(await answerOf('/en')).toBe('200');
  });

  test('a start before the server is there waits, logs that once, and goes on when it is', async () => {
    await postgres.halt('fast');
    const reasons: unknown[] = [];
    const options = { databaseUrl: postgres.url, dataDir: '', mayBeAway: true };
    const database = await openOwnDatabase({ ...options, onAway: (reason) => reasons.push(reason) });
    const tries: string[] = [];
    let restarted = Promise.resolve();
    const prepared = whenDatabaseAnswers(database, async () => {
      tries.push('begun');
      // A start may meet the next fault: the server is not up yet when it is asked.
      if (tries.length === 1) {
        await postgres.halt('immediate');
        restarted = postgres.start();
      }
      await migrate(database);
      tries.push('done');
    });
    while (!database.isAway()) await new Promise(setImmediate);
    await postgres.start();
    await prepared;
    await restarted;
    expect(tries).toEqual(['begun', 'begun', 'done']);
    expect(reasons[0]).toMatchObject({ code: 'ECONNREFUSED' });
    await database.close();
  });

  test('while it hangs, readiness says so', async () => {
    postgres.hang();
    const { statusCode, body } = await app.server.inject('/readyz');
    postgres.wake();
    expect([statusCode, JSON.parse(body)]).toEqual([503, { database: 'unavailable' }]);
    await app.database.answered();
  });
});

const LISTINGS = '{ offersCount(filter: { offerType: 1 }) { totalRecords } }';

/** Status of a page, and its `Retry-After` in seconds. A request that waits too long gets no answer. */
async function answerOf(url: string): Promise<string> {
  const answered = app.server.inject(url).then(({ statusCode, headers }) => {
    const after = headers['retry-after'];
    return after ? `${statusCode} after ${after}` : String(statusCode);
  });
  const late = new Promise<string>((resolve) => void setTimeout(resolve, LONGEST_ANSWER_MS, 'late').unref());
  return Promise.race([answered, late]);
}

/** The process of the server that carries out a statement. */
async function pidOf(statement: string): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where query = ${statement} and state = 'active'`.execute(app.database.db);
    if (rows[0]) return rows[0].pid;
  }
}

const isStrange = (answer: string): boolean => !['200', '503 after 5'].includes(answer);

interface Traffic {
  /** Waits until so many more were served. */
  reached(count: number): Promise<void>;
  /** Acknowledged writes, and every answer of a page. */
  end(): Promise<{ acknowledged: string[]; answers: string[] }>;
}

/** Visitors who read pages, and others who write entries of two halves. */
function startTraffic(name: string): Traffic {
  const acknowledged: string[] = [];
  const answers: string[] = [];
  let isOver = false;
  const pause = () => new Promise((resolve) => void setTimeout(resolve, 10));
  const reader = async (): Promise<void> => {
    for (; !isOver; await pause()) answers.push(await answerOf('/en'));
  };
  const writer = async (_: unknown, index: number): Promise<void> => {
    for (let entry = 0; !isOver; entry += 1) {
      const text = `${name} ${index} ${entry}`;
      const writing = app.database.db.transaction().execute(async (tx) => {
        await sql`insert into entry values (${text}, 1)`.execute(tx);
        await sql`insert into entry values (${text}, 2)`.execute(tx);
      });
      // An unacknowledged write may exist or not.
      await writing.then(() => acknowledged.push(text)).catch(pause);
    }
  };
  const visitors = Promise.all([
    ...Array.from({ length: VISITORS }, reader),
    ...Array.from({ length: VISITORS }, writer),
  ]);
  const served = (): number => Math.min(answers.filter((answer) => answer === '200').length, acknowledged.length);
  return {
    reached: async (count) => {
      for (const goal = served() + count; served() < goal && !answers.some(isStrange); ) await pause();
    },
    end: async () => {
      isOver = true;
      await visitors;
      return { acknowledged, answers };
    },
  };
}
