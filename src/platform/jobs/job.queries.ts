import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { DEAD_JOBS } from './dead-jobs.ts';

/** How many jobs failed at every try and wait for a person. */
export async function countDeadJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where name = ${DEAD_JOBS} and state = 'created'`.execute(db);
  return rows[0]?.count ?? 0;
}
