import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { inBatches } from '#platform/db/in-batches.queries.ts';

/** A request for help with a move. */
export interface MovingRequestRecord {
  id: number;
  fromPlace: string;
  toPlace: string;
  /** `2026-11-24`. */
  movingOn: string;
  name: string;
  email: string;
  phone: string | null;
  locale: string;
  accountId: number | null;
  requestedAt: Date;
  doneAt: Date | null;
}

/** A request that is new. */
export interface NewMovingRequest extends Omit<MovingRequestRecord, 'id' | 'doneAt'> {
  digest: string;
}

const selectRequests = (db: Db) =>
  db
    .selectFrom('movingRequest')
    .select(['id', 'fromPlace', 'toPlace', 'name', 'email', 'phone', 'locale', 'accountId', 'requestedAt', 'doneAt'])
    .select(sql<string>`to_char(moving_on, 'YYYY-MM-DD')`.as('movingOn'))
    .$castTo<MovingRequestRecord>();

/** Adds a request, unless the same one is there. Returns whether it is new. */
export async function insertMovingRequest(tx: Db, request: NewMovingRequest): Promise<boolean> {
  const row = await tx
    .insertInto('movingRequest')
    .values(request)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the same request is stored already. Index: moving_request_digest. */
export async function hasMovingRequest(db: Db, digest: string): Promise<boolean> {
  const row = await db.selectFrom('movingRequest').select('id').where('digest', '=', digest).executeTakeFirst();
  return row !== undefined;
}

/** A request, its row locked. */
export const lockMovingRequest = (tx: Db, id: number): Promise<MovingRequestRecord | undefined> =>
  selectRequests(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Requests of a page. Indexes: moving_request_open, moving_request_done. */
export function listMovingRequests(
  db: Db,
  { isDone, offset, limit }: { isDone: boolean; offset: number; limit: number },
): Promise<MovingRequestRecord[]> {
  const found = isDone
    ? selectRequests(db).where('doneAt', 'is not', null).orderBy('doneAt', 'desc').orderBy('id', 'desc')
    : selectRequests(db).where('doneAt', 'is', null).orderBy('requestedAt').orderBy('id');
  return found.offset(offset).limit(limit).execute();
}

/** How many requests are open, or done. Indexes: moving_request_open, moving_request_done. */
export async function countMovingRequests(db: Db, isDone: boolean): Promise<number> {
  const row = await db
    .selectFrom('movingRequest')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('doneAt', isDone ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Marks a request as done. */
export async function markDone(tx: Db, id: number, done: { by: number; at: Date }): Promise<void> {
  await tx.updateTable('movingRequest').set({ doneBy: done.by, doneAt: done.at }).where('id', '=', id).execute();
}

/** Deletes requests of moves before a day. Returns how many. Index: moving_request_day. */
export const deleteMovedBefore = (db: Db, day: string): Promise<number> =>
  inBatches(
    db,
    { table: 'movingRequest', where: sql<SqlBool>`moving_on < ${day}::date` },
    (picked) => sql`delete from moving_request where ${picked}`,
  );

/** Requests of an account, for its owner. Index: moving_request_account. */
export const listMovingRequestsOf = (db: Db, accountId: number): Promise<MovingRequestRecord[]> =>
  selectRequests(db).where('accountId', '=', accountId).orderBy('id').execute();

/** Deletes the requests of accounts. Index: moving_request_account. */
export async function deleteMovingRequestsOf(tx: Db, accountIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('movingRequest')
    .where('accountId', 'in', [...accountIds])
    .execute();
}
