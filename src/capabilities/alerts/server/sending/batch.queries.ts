import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import type { AlertFrequency } from '../../alert.ts';
import { ClosedAs } from './sending.ts';

/** A batch of mails of one interval. */
export interface BatchRecord {
  id: number;
  frequency: AlertFrequency;
  dueAt: Date;
}

/** Tries to take the lock on all batches, and holds it until the transaction ends. @returns whether no other process had it */
export async function lockBatches(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(50, 0) as "isOurs"`.execute(tx);
  return rows[0]?.isOurs ?? false;
}

/**
 * Whether a batch is due: matches found until `dueAt` are waiting, and no batch with this `dueAt` was begun. Index: alert_match_due.
 */
export async function isBatchDue(db: Db, frequency: AlertFrequency, dueAt: Date): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select exists (
      select 1 from alert_match
      where frequency = ${frequency} and matched_at <= ${dueAt} and sent_at is null and letter_id is null
    ) and not exists (
      select 1 from alert_run where frequency = ${frequency} and due_at = ${dueAt}
    ) as "isDue"`.execute(db);
  return rows[0]?.isDue ?? false;
}

/** Whether a batch was begun and has not ended. Index: alert_run_open. */
export async function hasOpenBatch(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (select 1 from alert_run where ended_at is null) as "isOpen"`.execute(db);
  return rows[0]?.isOpen ?? false;
}

/** The batch of an interval whose digests are being gathered, or null. Index: alert_run_gathering. */
export async function findGatheringBatch(db: Db, frequency: AlertFrequency): Promise<BatchRecord | null> {
  const row = await db
    .selectFrom('alertRun')
    .select(['id', 'dueAt'])
    .where('frequency', '=', frequency)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, frequency } : null;
}

/** Begins a batch, unless its interval has one with the same `dueAt`. */
export async function insertBatch(
  tx: Db,
  { frequency, dueAt, now }: { frequency: AlertFrequency; dueAt: Date; now: Date },
): Promise<void> {
  await tx
    .insertInto('alertRun')
    .values({ frequency, dueAt, startedAt: now })
    .onConflict((conflict) => conflict.columns(['frequency', 'dueAt']).doNothing())
    .execute();
}

/**
 * Assigns waiting matches to the digests of a batch, one digest for each person. Matches of an owner without an address are closed.
 *
 * @param most largest number of matches in one call
 * @returns the number of matches assigned or closed
 */
export async function gatherMatches(
  tx: Db,
  { batch, now, most }: { batch: BatchRecord; now: Date; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      select m.id, coalesce(m.account_id, a.account_id) as account_id,
        case when a.visitor_id is not null and a.email_confirmed_at is not null then lower(a.email) end as email
      from (
        select id, account_id, alert_id from alert_match
        where frequency = ${batch.frequency} and matched_at <= ${batch.dueAt} and sent_at is null and letter_id is null
        order by matched_at limit ${most}
      ) as m left join alert a on a.id = m.alert_id
    ), written as (
      insert into alert_letter (run_id, account_id, email, not_before)
      select distinct ${batch.id}::int, account_id, email, ${now}::timestamptz from taken
      where account_id is not null or email is not null
      on conflict (run_id, account_id, email) do update set run_id = excluded.run_id
      returning id, account_id, email
    ), given as (
      select taken.id, written.id as letter_id from taken left join written
      on coalesce(written.account_id, 0) = coalesce(taken.account_id, 0)
        and coalesce(written.email, '') = coalesce(taken.email, '')
    ), moved as (
      update alert_match as m set letter_id = given.letter_id,
        sent_at = case when given.letter_id is null then ${now}::timestamptz end,
        closed_as = case when given.letter_id is null then ${ClosedAs.NoAddress}::smallint end
      from given where m.id = given.id returning 1
    ) select count(*)::int as count from moved`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Releases all digests of a batch for writing. */
export async function markReleasedBatch(tx: Db, runId: number, now: Date): Promise<void> {
  await tx.updateTable('alertRun').set({ leftAt: now }).where('id', '=', runId).execute();
}

/** Marks a batch as ended when each of its digests has become a mail or was dropped. */
export async function endBatches(db: Db, now: Date): Promise<void> {
  await sql`
    update alert_run r set ended_at = ${now}
    where r.ended_at is null and r.left_at is not null
      and not exists (select 1 from alert_letter l where l.run_id = r.id and l.composed_at is null)`.execute(db);
}

/** Deletes batches that ended before a time. */
export async function deleteOldBatches(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'alertRun', sql`ended_at < ${before}`);
}
