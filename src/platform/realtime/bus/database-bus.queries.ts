import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Channel of the database that carries real-time events to all processes. */
export const REALTIME_CHANNEL = 'lares_realtime';

/** Sends a text to every process once the transaction commits, and never after a rollback. */
export async function notifyProcesses(db: Db, text: string): Promise<void> {
  await sql`select pg_notify(${REALTIME_CHANNEL}, ${text})`.execute(db);
}
