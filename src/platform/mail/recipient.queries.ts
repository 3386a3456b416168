import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';

/** State of an address. */
export interface AddressStanding {
  isConfirmed: boolean;
  /** Whether the stop link was used, and the address has not confirmed since. */
  isStopped: boolean;
}

/** Whether an address confirmed once, and whether its mailbox is stopped. */
export async function findStanding(
  db: Db,
  { address, mailboxHash }: { address: string; mailboxHash: string },
): Promise<AddressStanding> {
  const { rows } = await sql<AddressStanding>`
    select c.address_hash is not null as "isConfirmed",
      coalesce(r.stopped_at > coalesce(c.confirmed_at, '-infinity'), false) as "isStopped"
    from (select mail_address_hash(${address}) as address_hash) a
    left join confirmed_address c on c.address_hash = a.address_hash
    left join mailbox r on r.mailbox_hash = ${mailboxHash}`.execute(db);
  return rows[0] ?? { isConfirmed: false, isStopped: false };
}

/** Most mails to a mailbox within any such time, and the longest wait for a turn. */
export interface RecipientLimit {
  count: number;
  windowS: number;
  longestWaitS: number;
}

/** Turn of a mail: the time at which it is sent, null where that is too far away; `waitS` in seconds, 0 for at once. */
export interface MailTurn {
  startAt: Date | null;
  waitS: number;
  isStopped: boolean;
}

/**
 * Counts a mail to a mailbox and returns its turn. One statement: the row stays locked until the transaction ends, so two processes never
 * take the same turn, and a stop waits for a count in progress.
 */
export async function countMailTo(
  tx: Db,
  mailboxHash: string,
  { count, windowS, longestWaitS }: RecipientLimit,
): Promise<MailTurn> {
  const next = sql`case when cardinality(r.planned) >= ${count}
    then greatest(now(), r.planned[cardinality(r.planned) + 1 - ${count}::int] + make_interval(secs => ${windowS})) else now() end`;
  const isTooFar = sql`(${next} > now() + make_interval(secs => ${longestWaitS}))`;
  const { rows } = await sql<MailTurn>`
    insert into mailbox as r (mailbox_hash, planned, start_at, last_at)
    values (${mailboxHash}, array[now()], now(), now())
    on conflict (mailbox_hash) do update set
      planned = case when r.stopped_at is not null or ${isTooFar} then r.planned
        else (r.planned || ${next})[greatest(1, cardinality(r.planned) + 2 - ${count}::int):] end,
      start_at = case when r.stopped_at is null and not ${isTooFar} then ${next} end,
      last_at = case when r.stopped_at is null and not ${isTooFar} then ${next} else r.last_at end
    returning start_at, coalesce(extract(epoch from start_at - now()), ${longestWaitS})::float8 as "waitS",
      stopped_at is not null as "isStopped"`.execute(tx);
  return rows[0] as MailTurn;
}

/** Stops all mail to a mailbox. Repeatable. */
export async function markStopped(tx: Db, mailboxHash: string): Promise<void> {
  await sql`
    insert into mailbox (mailbox_hash, stopped_at) values (${mailboxHash}, now())
    on conflict (mailbox_hash) do update set stopped_at = now(), planned = '{}', start_at = null, last_at = null`.execute(
    tx,
  );
}

/** Resumes mail to a mailbox. */
export async function markResumed(tx: Db, mailboxHash: string): Promise<void> {
  await sql`update mailbox set stopped_at = null, last_at = now() where mailbox_hash = ${mailboxHash}`.execute(tx);
}

/** Records that an address confirmed or answered: the rules of unconfirmed addresses no longer hold for it. */
export async function insertConfirmed(tx: Db, address: string): Promise<void> {
  await sql`select confirm_address(${address})`.execute(tx);
}

/** Deletes the confirmations of some addresses. */
export async function deleteConfirmed(tx: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await sql`
    delete from confirmed_address
    where address_hash in (select mail_address_hash(address) from unnest(${[...addresses]}::text[]) as address)`.execute(
    tx,
  );
}

/** Deletes mailboxes whose last mail was sent before a moment; stopped ones stay. Index: mailbox_idle. */
export async function deleteIdleMailboxes(db: Db, windowS: number): Promise<void> {
  await deleteInBatches(db, 'mailbox', sql`stopped_at is null and last_at < now() - make_interval(secs => ${windowS})`);
}
