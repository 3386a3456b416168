import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { serverUrlOf, type TestDatabase } from './test-database.ts';

/** A session besides those of the product that holds what others then wait for; on a server only. */
export interface LockHolder {
  /** Takes a lock, until it lets go. @param statement with `$1` for each value */
  hold(statement: string, ...values: unknown[]): Promise<void>;
  /** Until so many sessions wait for a lock: in which order they came is known then, and no clock is asked. */
  untilWaiting(sessions: number): Promise<void>;
  /** Lets those who wait go on. */
  letGo(): Promise<void>;
}

/** The longest that sessions may take until they wait. */
const LONGEST_MS = 20_000;
const LOOK_AGAIN_MS = 15;

/** Opens such a session, and a transaction in it. */
export async function lockHolder(database: TestDatabase): Promise<LockHolder> {
  const connectionString = await serverUrlOf(database);
  const [holder, watcher] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('begin');
  return {
    hold: async (statement, ...values) => {
      await holder.query(statement, values);
    },
    untilWaiting: async (sessions) => {
      const ends = Date.now() + LONGEST_MS;
      for (let waiting = 0; waiting < sessions; ) {
        if (Date.now() > ends) throw new Error(`${waiting} of ${sessions} sessions wait for a lock.`);
        const { rows } = await watcher.query<{ count: number }>(
          `select count(distinct l.pid)::int as count from pg_locks l join pg_stat_activity a using (pid)
           where not l.granted and a.datname = current_database()`,
        );
        waiting = rows[0]?.count ?? 0;
        if (waiting < sessions) await sleep(LOOK_AGAIN_MS);
      }
    },
    letGo: async () => {
      await holder.query('commit');
      await Promise.all([holder.end(), watcher.end()]);
    },
  };
}
