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
    .selectFrom('account_session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select([
      's.id',
      's.account_id as accountId',
      's.proved_at as provedAt',
      's.seen_at as seenAt',
      's.idle_until as idleUntil',
      's.expires_at as expiresAt',
      's.needs_second_factor as needsSecondFactor',
      's.ended_at as endedAt',
      'a.status',
      'a.roles_flag as rolesFlag',
      'a.email',
      'a.email_confirmed as isEmailConfirmed',
      'a.agency_id as agencyId',
    ])
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Which of some sessions hold, with what their accounts are. One row each by the primary key. */
export const listHeldSessions = (db: Db, ids: readonly number[], now: Date) =>
  db
    .selectFrom('account_session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['s.id', 'a.status', 'a.roles_flag as rolesFlag'])
    .where('s.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('s.ended_at', 'is', null)
    .where('s.needs_second_factor', '=', false)
    .where('s.idle_until', '>', now)
    .where('s.expires_at', '>', now)
    .execute();

/** Adds a session. Returns its id. */
export async function insertSession(tx: Db, session: NewSession): Promise<number> {
  const { id } = await tx
    .insertInto('account_session')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      provider: session.provider,
      signed_in_at: session.now,
      proved_at: session.now,
      seen_at: session.now,
      idle_until: session.idleUntil,
      expires_at: session.expiresAt,
      needs_second_factor: session.needsSecondFactor,
      address: session.address,
      user_agent: session.userAgent,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Moves the idle end of a session. */
export async function updateSessionTimes(db: Db, id: number, times: { seenAt: Date; idleUntil: Date }): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ seen_at: times.seenAt, idle_until: times.idleUntil })
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
    .updateTable('account_session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only as number))
    .$if(except !== undefined, (query) => query.where('id', '<>', except as number))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the session of a secret, where there is one that is not ended. */
export async function endSession(tx: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('account_session')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

/** Forgets the session of a secret, which is nobody's from now on. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('account_session').where('token_hash', '=', tokenHash).execute();
}

/** Forgets all sessions of an account: their secrets are nobody's. */
export async function deleteSessionsOf(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('account_session').where('account_id', '=', accountId).execute();
}

/** Live sessions of an account, the latest first. */
export const listSessions = (db: Db, accountId: number, now: Date) =>
  db
    .selectFrom('account_session')
    .select(['id', 'signed_in_at as signedInAt', 'seen_at as seenAt', 'user_agent as userAgent', 'address', 'provider'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('needs_second_factor', '=', false)
    .where('idle_until', '>', now)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Forgets sessions that nobody can use any more. */
export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  for (const where of [sql<SqlBool>`ended_at < ${before}`, sql<SqlBool>`expires_at < ${before}`])
    await deleteInBatches(db, 'account_session', where);
}
