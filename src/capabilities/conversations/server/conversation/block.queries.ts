import { sql } from 'kysely';
import type { BatchFetch } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';

/** Pair of persons, one of whom may have blocked the other. */
export interface BlockPair {
  accountId: number;
  personKeys: readonly string[];
}

/** Whether each of several pairs is blocked. One statement, by the primary key. */
export const blockedLoader: BatchFetch<BlockPair, boolean> = async ({ db }, pairs) => {
  const keys = pairs.flatMap(({ accountId, personKeys }) => personKeys.map((personKey) => ({ accountId, personKey })));
  const { rows } = await sql<{ accountId: number; personKey: string }>`
    select b.account_id, b.person_key from blocked_person b
    join unnest(${keys.map((key) => key.accountId)}::int[], ${keys.map((key) => key.personKey)}::text[])
      as q (account_id, person_key) on q.account_id = b.account_id and q.person_key = b.person_key`.execute(db);
  const blocked = new Set(rows.map(({ accountId, personKey }) => `${accountId} ${personKey}`));
  return pairs.map(({ accountId, personKeys }) => personKeys.some((key) => blocked.has(`${accountId} ${key}`)));
};

/** Blocks a person by each of their keys; idempotent. Returns whether a block was added. */
export async function insertBlocks(
  tx: Db,
  { accountId, personKeys, now }: BlockPair & { now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into blocked_person (account_id, person_key, blocked_at)
    select ${accountId}, key, ${now} from unnest(${[...personKeys]}::text[]) as key
    on conflict do nothing`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Removes blocks. Returns whether there were any. */
export async function deleteBlocks(tx: Db, { accountId, personKeys }: BlockPair): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('blockedPerson')
    .where('accountId', '=', accountId)
    .where('personKey', '=', sql<string>`any(${[...personKeys]}::text[])`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Copies blocks of a person from some keys to a further key. */
export async function copyBlocks(
  tx: Db,
  { accountId, from, to }: { accountId: number; from: readonly string[]; to: string },
): Promise<void> {
  await sql`
    insert into blocked_person (account_id, person_key, blocked_at)
    select account_id, ${to}, min(blocked_at) from blocked_person
    where account_id = ${accountId} and person_key = any(${[...from]}::text[]) group by account_id
    on conflict do nothing`.execute(tx);
}
