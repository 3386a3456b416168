import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';

/** How an address stands. */
export interface AddressStanding {
  isConfirmed: boolean;
  /** The stop link was used, and the address has not confirmed since. */
  isStopped: boolean;
}

/** Whether an address confirmed once, and whether its mailbox wants no mail. */
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

/** So many mails to a mailbox within any such time, and the longest that one waits for its turn. */
export interface RecipientLimit {
  count: number;
  windowS: number;
  longestWaitS: number;
}

/** The turn of a mail: the moment it goes out, null where that is too far away; `waitS` in seconds, 0 for at once. */
export interface MailTurn {
  startAt: Date | null;
  waitS: number;
  isStopped: boolean;
}

/**
 * Counts a mail to a mailbox and says when it may go out. One statement: the row stays locked until the transaction ends, so two
 * processes never take the same turn, and a stop waits for what is being counted.
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

/** No mail goes to a mailbox any more. A second time changes nothing else. */
export async function markStopped(tx: Db, mailboxHash: string): Promise<void> {
  await sql`
    insert into mailbox (mailbox_hash, stopped_at) values (${mailboxHash}, now())
    on conflict (mailbox_hash) do update set stopped_at = now(), planned = '{}', start_at = null, last_at = null`.execute(
    tx,
  );
}

/** Mail goes to a mailbox again. */
export async function markResumed(tx: Db, mailboxHash: string): Promise<void> {
  await sql`update mailbox set stopped_at = null, last_at = now() where mailbox_hash = ${mailboxHash}`.execute(tx);
}

/** Notes that an address confirmed or answered: the rules of strangers hold for it no longer. */
export async function insertConfirmed(tx: Db, address: string): Promise<void> {
  await sql`select confirm_address(${address})`.execute(tx);
}

/** Forgets that some addresses confirmed. */
export async function deleteConfirmed(tx: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await sql`
    delete from confirmed_address
    where address_hash in (select mail_address_hash(address) from unnest(${[...addresses]}::text[]) as address)`.execute(
    tx,
  );
}

/** Forgets mailboxes whose last mail went out before a moment; those that want no mail stay. Index: mailbox_idle. */
export async function deleteIdleMailboxes(db: Db, windowS: number): Promise<void> {
  await deleteInBatches(db, 'mailbox', sql`stopped_at is null and last_at < now() - make_interval(secs => ${windowS})`);
}
