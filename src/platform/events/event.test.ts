// engines: both
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from '#kernel/schema.ts';
import { announce, type EventListener, eventKind, listensTo } from '#platform/events/event.ts';
import { listJobSubscriptions } from '#platform/jobs/job.queries.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { startWorker, type Worker } from '#platform/jobs/worker.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import { insertReceipt } from './event-receipt.queries.ts';
import { EVENT_UPKEEP } from './event-upkeep.ts';

const MOVED = eventKind('test.moved', z.object({ to: z.string() }));
const SOON = { timeout: 20_000 };

let database: TestDatabase;
let workers: Worker[];

beforeAll(async () => {
  database = await testDatabase();
  await database.execute('create table letter (text text)');
});
beforeEach(async () => {
  workers = [];
  await database.execute('delete from pgboss.job; delete from letter; delete from event_receipt');
});
afterEach(async () => {
  for (const worker of workers) await worker.stop();
});
afterAll(() => database.close());

const writes = (listener: string, fails = () => false): EventListener =>
  listensTo(MOVED, listener, async ({ db }, { to }) => {
    await sql`insert into letter (text) values (${`${listener} to ${to}`})`.execute(db);
    if (fails()) throw new Error('no stamps');
  });

async function begin(...listeners: readonly EventListener[]): Promise<void> {
  const subscriptions = listeners.map(({ event, job }) => ({ event: event.name, queue: job.kind.name }));
  await prepareJobs(database, { kinds: listeners.map(({ job }) => job.kind), subscriptions });
  const definitions = listeners.map(({ job }) => job);
  const log = { warn: vi.fn(), error: vi.fn() };
  workers.push(await startWorker({ database, services: testServices(), definitions, log, now: () => new Date() }));
}

async function letters(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from letter order by text`.execute(database.db);
  return rows.map(({ text }) => text);
}

const move = (to: string): Promise<void> => database.db.transaction().execute((tx) => announce(tx, MOVED, { to }));

describe('an event', () => {
  test('reaches all listeners, once its cause is committed', async () => {
    await begin(writes('post'), writes('bank'));
    await move('Chur');
    await expect.poll(letters, SOON).toEqual(['bank to Chur', 'post to Chur']);
  });

  test('did not happen when its cause is taken back', async () => {
    await begin(writes('post'));
    const changedMind = database.db.transaction().execute(async (tx) => {
      await announce(tx, MOVED, { to: 'Genf' });
      throw new Error('stays');
    });
    await expect(changedMind).rejects.toThrow('stays');
    await move('Chur');
    await expect.poll(letters, SOON).toEqual(['post to Chur']);
  });

  test('that one listener cannot take reaches the others, and leaves nothing half done', async () => {
    await begin(
      writes('bank', () => true),
      writes('post'),
    );
    await move('Chur');
    await expect.poll(letters, SOON).toEqual(['post to Chur']);
  });

  test('that is delivered again has no second effect', async () => {
    const listener = writes('post');
    await begin(listener);
    await move('Chur');
    await expect.poll(letters, SOON).toEqual(['post to Chur']);
    await sql`update pgboss.job set state = 'retry', start_after = now() where name = ${listener.job.kind.name}`.execute(
      database.db,
    );
    await move('Genf');
    await expect.poll(letters, SOON).toEqual(['post to Chur', 'post to Genf']);
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from pgboss.job where name = ${listener.job.kind.name} and state <> 'completed'`.execute(
          database.db,
        );
        return rows[0]?.count;
      }, SOON)
      .toBe(0);
    expect(await letters()).toEqual(['post to Chur', 'post to Genf']);
  });
});

test('does not reach a listener of an earlier version any more', async () => {
  await begin(writes('post'), writes('bank'));
  await begin(writes('post'));
  expect(await listJobSubscriptions(database.db)).toEqual([{ event: 'test.moved', queue: 'test.moved.post' }]);
});

test('receipts are deleted once the event cannot be delivered again', async () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const eventId = '00000000-0000-4000-8000-000000000001';
  await insertReceipt(database.db, { listener: 'old', eventId, heardAt: daysAgo(61) });
  await insertReceipt(database.db, { listener: 'young', eventId, heardAt: daysAgo(59) });
  await EVENT_UPKEEP.handle({ db: database.db, now: () => now } as never, {});
  const { rows } = await sql<{ listener: string }>`select listener from event_receipt`.execute(database.db);
  expect(rows).toEqual([{ listener: 'young' }]);
});
