import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';

/** Values of a new session. */
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

/** A session with the present roles and status of its account. */
export type SessionRecord = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** The session of a secret with its account, ended or not. It reads one row by the unique index on `token_hash`. */
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

/** Those of some sessions that are live, with their accounts. It reads one row each by the primary key. */
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

/** Inserts a session. @returns its id */
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

/** Sets the last use and the idle time-out of a session. */
export async function updateSessionTimes(db: Db, id: number, times: { seenAt: Date; idleUntil: Date }): Promise<void> {
  await db
    .updateTable('accountSession')
    .set({ seenAt: times.seenAt, idleUntil: times.idleUntil })
    .where('id', '=', id)
    .execute();
}

/** Sessions of an account: all, only one, or all except one. */
export interface SessionChoice {
  accountId: number;
  only?: number;
  except?: number;
}

/** Ends sessions that have not ended. @returns how many */
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

/** Ends the session of a secret, if it has not ended. */
export async function endSession(tx: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('accountSession')
    .set({ endedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .execute();
}

/** Deletes the session of a secret. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('accountSession').where('tokenHash', '=', tokenHash).execute();
}

/** Deletes all sessions of an account. */
export async function deleteSessionsOf(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('accountSession').where('accountId', '=', accountId).execute();
}

/** Live sessions of an account, latest first. */
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

/** Deletes sessions that ended or expired before a time. */
export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  for (const where of [sql<SqlBool>`ended_at < ${before}`, sql<SqlBool>`expires_at < ${before}`])
    await deleteInBatches(db, 'accountSession', where);
}
