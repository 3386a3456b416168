import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** The channel of the database by which all processes hear what open browsers are to be told. */
export const REALTIME_CHANNEL = 'lares_realtime';

/** Hands a text to every process once the transaction commits, and never if it does not. */
export async function notifyProcesses(db: Db, text: string): Promise<void> {
  await sql`select pg_notify(${REALTIME_CHANNEL}, ${text})`.execute(db);
}
