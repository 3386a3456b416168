import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';

/** What a new session begins with. */
export interface NewSession {
  tokenHash: Buffer;
  accountId: number;
  provider: number;
  now: Date;
  idleUntil: Date;
  expiresAt: Date;
  needsSecondFactor: boolean;
  address: string;
  userAgent: string;
}

/** A session with what its account may at this moment. */
export type SessionRecord = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** The session of a secret with its account, ended or not. One row by the unique index on `token_hash`. */
export const findSession = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('accountSession as s')
    .innerJoin('account as a', 'a.id', 's.accountId')
    .select([
      's.id',
      's.accountId',
      's.provedAt',
      's.seenAt',
      's.idleUntil',
      's.expiresAt',
      's.needsSecondFactor',
      's.endedAt',
      'a.status',
      'a.rolesFlag',
      'a.email',
      'a.emailConfirmed as isEmailConfirmed',
      'a.agencyId',
    ])
    .where('s.tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** Which of some sessions hold, with what their accounts are. One row each by the primary key. */
export const listHeldSessions = (db: Db, ids: readonly number[], now: Date) =>
  db
    .selectFrom('accountSession as s')
    .innerJoin('account as a', 'a.id', 's.accountId')
    .select(['s.id', 'a.status', 'a.rolesFlag'])
    .where('s.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('s.endedAt', 'is', null)
    .where('s.needsSecondFactor', '=', false)
    .where('s.idleUntil', '>', now)
    .where('s.expiresAt', '>', now)
    .execute();

/** Adds a session. Returns its id. */
export async function insertSession(tx: Db, { now, ...session }: NewSession): Promise<number> {
  const { id } = await tx
    .insertInto('accountSession')
    .values({
      ...session,
      signedInAt: now,
      provedAt: now,
      seenAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Moves the idle end of a session. */
export async function updateSessionTimes(db: Db, id: number, times: { seenAt: Date; idleUntil: Date }): Promise<void> {
  await db
    .updateTable('accountSession')
    .set({ seenAt: times.seenAt, idleUntil: times.idleUntil })
    .where('id', '=', id)
    .execute();
}

/** Which sessions of an account: one of them, or all but one. */
export interface SessionChoice {
  accountId: number;
  only?: number;
  except?: number;
}

/** Ends sessions that are not ended. Returns how many. */
export async function endSessions(tx: Db, { accountId, only, except }: SessionChoice, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('accountSession')
    .set({ endedAt: now })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only as number))
    .$if(except !== undefined, (query) => query.where('id', '<>', except as number))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the session of a secret, where there is one that is not ended. */
export async function endSession(tx: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('accountSession')
    .set({ endedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .execute();
}

/** Forgets the session of a secret, which is nobody's from now on. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('accountSession').where('tokenHash', '=', tokenHash).execute();
}

/** Forgets all sessions of an account: their secrets are nobody's. */
export async function deleteSessionsOf(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('accountSession').where('accountId', '=', accountId).execute();
}

/** Live sessions of an account, the latest first. */
export const listSessions = (db: Db, accountId: number, now: Date) =>
  db
    .selectFrom('accountSession')
    .select(['id', 'signedInAt', 'seenAt', 'userAgent', 'address', 'provider'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('needsSecondFactor', '=', false)
    .where('idleUntil', '>', now)
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Forgets sessions that nobody can use any more. */
export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  for (const where of [sql<SqlBool>`ended_at < ${before}`, sql<SqlBool>`expires_at < ${before}`])
    await deleteInBatches(db, 'accountSession', where);
}
