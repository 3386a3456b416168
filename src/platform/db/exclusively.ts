import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseHandle } from './db.ts';

/** Number of the lock that the product's processes share. */
const LOCK = 7_236_011;
/** Interval at which a waiting process tries the lock, milliseconds. */
const LOOK_AGAIN_MS = 250;

/**
 * Runs work that only one process at a time may do to a database, such as changing its tables; others wait for their turn.
 *
 * The lock ends with the connection that holds it: a killed process blocks no other. An embedded database has one process anyway.
 */
export async function exclusively<Result>(database: DatabaseHandle, work: () => Promise<Result>): Promise<Result> {
  if (database.kind === 'embedded') return work();
  return database.db.connection().execute(async (holder) => {
    const isTaken = async (): Promise<boolean> => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`.execute(holder);
      return !rows[0]?.mine;
    };
    while (await isTaken()) await sleep(LOOK_AGAIN_MS);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(holder);
    }
  });
}
