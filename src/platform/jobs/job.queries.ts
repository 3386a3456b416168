import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { DEAD_JOBS } from './dead-jobs.ts';

/** Number of jobs that failed at every try and wait for an operator. */
export async function countDeadJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where name = ${DEAD_JOBS} and state = 'created'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Number of waiting jobs of a kind. */
export interface WaitingJobs {
  kind: string;
  count: number;
}

/** Jobs that are due and not in hand; postponed and failed ones are excluded. */
export async function countWaitingJobs(db: Db): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select name as kind, count(*)::int as count from pgboss.job
    where state in ('created', 'retry') and start_after <= now() and name <> ${DEAD_JOBS} group by name`.execute(db);
  return rows;
}

/** Subscription of a queue to a kind of event. */
export interface Subscription {
  event: string;
  queue: string;
}

/** All subscriptions in the database, those of other versions too. */
export async function listJobSubscriptions(db: Db): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`select event, name as queue from pgboss.subscription`.execute(db);
  return rows;
}

/** A job in hand in some process, and the time of its last heartbeat. */
export interface ActiveJob {
  id: string;
  signedAt: string;
}

/** Jobs in hand, in any process. */
export async function listActiveJobs(db: Db): Promise<ActiveJob[]> {
  const { rows } = await sql<ActiveJob>`
    select id, heartbeat_on::text as "signedAt" from pgboss.job
    where state = 'active' and heartbeat_seconds is not null`.execute(db);
  return rows;
}

/** Returns a job to the queue, unless there was a heartbeat meanwhile. */
export async function requeueJob(db: Db, { id, signedAt }: ActiveJob): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where id = ${id} and state = 'active' and heartbeat_on::text = ${signedAt}`.execute(db);
}

/** Gives each job in hand one more try. */
export async function addTries(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update pgboss.job set retry_limit = retry_limit + 1
    where id = any(${[...ids]}::uuid[]) and state = 'active'`.execute(db);
}

/** Makes the next try of each job due now. */
export async function makeDueNow(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update pgboss.job set start_after = now()
    where id = any(${[...ids]}::uuid[]) and state = 'retry'`.execute(db);
}

/**
 * Waiting time of the most overdue job of a kind, seconds: since it was due, or since it was sent where a try failed. 0 without a waiting
 * job.
 */
export async function oldestWaitingS(db: Db, kind: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from now() - case state when 'retry' then created_on else start_after end)), 0)::float8 as seconds
    from pgboss.job where name = ${kind} and (state = 'retry' or (state = 'created' and start_after <= now()))`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}
