// engines: both
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const announce = (tx: TestDatabase['db'], text: string) => sql`select pg_notify('news', ${text})`.execute(tx);

test('a notification of a transaction is received after the commit, and not after a rollback', async () => {
  const events: string[] = [];
  const last = Promise.withResolvers<void>();
  const onMessage = (text: string): void => {
    events.push(text);
    if (text === 'last') last.resolve();
  };
  const listening = await database.listen('news', { onMessage, onBegin: () => events.push('(begin)') });
  await expect(
    database.db.transaction().execute(async (tx) => {
      await announce(tx, 'undone');
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await database.db.transaction().execute(async (tx) => {
    await announce(tx, 'done');
    expect(events).toEqual(['(begin)']);
  });
  await announce(database.db, 'last');
  await last.promise;
  expect(events).toEqual(['(begin)', 'done', 'last']);
  await listening.close();
});

test('listening goes on after the session broke', async () => {
  const begun: (() => void)[] = [];
  const beginnings = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  for (const { resolve } of beginnings) begun.push(resolve);
  const events = Promise.withResolvers<string>();
  const listening = await database.listen('news', { onMessage: events.resolve, onBegin: () => begun.shift()?.() });
  if (database.kind === 'embedded') await expect(database.execute('select 1 / 0')).rejects.toThrow();
  else
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "news"'`.execute(
      database.db,
    );
  await sql`select 1`.execute(database.db);
  await beginnings[1]?.promise;
  await announce(database.db, 'again');
  expect(await events.promise).toBe('again');
  await listening.close();
});
