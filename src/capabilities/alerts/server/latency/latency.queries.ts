import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import type { LatencySum } from './latency.ts';

/** Adds the latencies of mails that left on a day. */
export async function addLatency(tx: Db, { day, seconds, mails }: LatencySum & { day: string }): Promise<void> {
  await sql`
    insert into alert_delay (day, seconds, mails) values (${day}, ${seconds}, ${mails})
    on conflict (day, seconds) do update set mails = alert_delay.mails + excluded.mails`.execute(tx);
}

/** Measured latencies since a day, shortest first. */
export async function listLatencies(db: Db, since: string): Promise<LatencySum[]> {
  const { rows } = await sql<LatencySum>`
    select seconds, sum(mails)::int as mails from alert_delay where day >= ${since}
    group by seconds order by seconds`.execute(db);
  return rows;
}

/** Deletes latencies measured before a day. */
export async function deleteOldLatencies(db: Db, before: string): Promise<void> {
  await deleteInBatches(db, 'alertDelay', sql`day < ${before}`);
}
