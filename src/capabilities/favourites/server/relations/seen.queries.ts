import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** A member and a kind of object. */
interface SeenOf {
  accountId: number;
  kind: number;
}

/** Ids of seen objects, latest first. */
export async function listSeen(db: Db, { accountId, kind }: SeenOf, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('seenObject')
    .select('objectId as id')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('seenAt', 'desc')
    .orderBy('objectId', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores seen objects with the present time. Rows are written in the order of ids, so that concurrent transactions do not deadlock. */
export async function saveSeen(
  tx: Db,
  { accountId, kind, ids, now }: SeenOf & { ids: readonly number[]; now: Date },
): Promise<void> {
  await sql`
    insert into seen_object (account_id, kind, object_id, seen_at)
    select ${accountId}, ${kind}, id, ${now} from unnest(${[...ids]}::int[]) as id group by id order by id
    on conflict (account_id, kind, object_id) do update set seen_at = greatest(seen_object.seen_at, excluded.seen_at)`.execute(
    tx,
  );
}

/** Deletes all but the latest. */
export async function deleteSeenBeyond(tx: Db, { accountId, kind }: SeenOf, most: number): Promise<void> {
  await sql`
    delete from seen_object where account_id = ${accountId} and kind = ${kind} and object_id in (
      select object_id from seen_object where account_id = ${accountId} and kind = ${kind}
      order by seen_at desc, object_id desc offset ${most})`.execute(tx);
}

/** All seen objects of a member, for the data export. */
export const listAllSeen = (db: Db, accountId: number) =>
  db
    .selectFrom('seenObject')
    .select(['kind', 'objectId', 'seenAt'])
    .where('accountId', '=', accountId)
    .orderBy('seenAt')
    .orderBy('objectId')
    .execute();
