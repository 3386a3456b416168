import { AccountStatus, type Actor, isInGoodStanding, isSignedIn, type UserActor } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { hasRole, isRolesFlag, isStaff, Role } from '#kernel/roles.ts';
import { DAY_MS, HOUR_MS } from '#kernel/time.ts';
import { recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { updateAccount, updateBrowserGeneration } from '../account/account.queries.ts';
import { recordAccountAct, SESSION_KIND } from '../account/account-act.ts';
import { hashOfSecret, randomSecret } from '../account/one-time-secret.ts';
import { makeKnown } from './known-browser.service.ts';
import {
  deleteSession,
  endSession,
  endSessions,
  findSession,
  insertSession,
  listHeldSessions,
  listSessions,
  type SessionRecord,
  updateSessionTimes,
} from './session.queries.ts';

/** Time-outs of sessions, in milliseconds. @source docs/reference/limits.md, "Sessions" */
const LIFE = {
  member: { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS },
  staff: { idleMs: 8 * HOUR_MS, absoluteMs: DAY_MS },
} as const;

/** Time-out of a sign-in that waits for its second factor. */
const PENDING_MS = 10 * 60_000;

/** Shortest time between two updates of the idle time-out, so that most reads cause no write. */
const TOUCH_EVERY_MS = 5 * 60_000;

/** Longest stored user agent, in characters. */
const LONGEST_USER_AGENT = 400;

const lifeOf = (rolesFlag: number) => (isStaff(rolesFlag) ? LIFE.staff : LIFE.member);
const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** A sign-in: its account and its method. */
export interface SignIn {
  accountId: number;
  rolesFlag: number;
  provider: number;
  needsSecondFactor: boolean;
}

/**
 * Begins a session and sets its secret as a cookie. An earlier session of the browser is ended.
 *
 * @returns id of the session, and its end without further requests, in seconds since the epoch
 */
export async function startSession(ctx: Context, tx: Db, signIn: SignIn): Promise<{ sessionId: number; expS: number }> {
  const now = ctx.now();
  // An expired session is ended, too: connections that depend on it must not continue under another account.
  if (ctx.cookies.session !== null) await endSession(tx, hashOfSecret(ctx.cookies.session), now);
  const secret = randomSecret();
  const life = signIn.needsSecondFactor ? { idleMs: PENDING_MS, absoluteMs: PENDING_MS } : lifeOf(signIn.rolesFlag);
  const idleUntil = after(now, life.idleMs);
  const expiresAt = after(now, life.absoluteMs);
  const sessionId = await insertSession(tx, {
    tokenHash: hashOfSecret(secret),
    accountId: signIn.accountId,
    provider: signIn.provider,
    now,
    idleUntil,
    expiresAt,
    needsSecondFactor: signIn.needsSecondFactor,
    address: ctx.address,
    userAgent: ctx.userAgent.slice(0, LONGEST_USER_AGENT),
  });
  ctx.cookies.setSession({ secret, expiresAt });
  return { sessionId, expS: seconds(earlier(idleUntil, expiresAt)) };
}

/**
 * The actor of a session's secret. Status and roles are read each time.
 *
 * The last session of a suspended or removed account still identifies the actor, who has no permissions but gets the reason.
 *
 * @param visitorId id in the signed visitor cookie
 */
export async function actorOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  secret: string | null,
  visitorId: string | null,
): Promise<Actor> {
  const visitor: Actor = { kind: 'visitor', visitorId };
  const session = secret === null ? undefined : await findSession(db, hashOfSecret(secret));
  if (!session) return visitor;
  const isBarred = session.status === AccountStatus.Inactive || session.status === AccountStatus.Removed;
  const moment = now();
  if (session.idleUntil <= moment || session.expiresAt <= moment) return visitor;
  if (session.endedAt !== null && !isBarred) return visitor;
  if (session.needsSecondFactor && !isBarred)
    return { kind: 'pending', userId: session.accountId, sessionId: session.id, visitorId };
  const idleUntil = isBarred ? null : await keepAlive(db, session, moment);
  return userActor(session, { visitorId, idleUntil });
}

/** Roles of those sessions that are live and whose accounts are in good standing. */
export async function sessionRoles(
  { db, now }: Pick<Context, 'db' | 'now'>,
  sessionIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const held = await listHeldSessions(db, sessionIds, now());
  const inStanding = held.filter(({ status }) => isInGoodStanding(status));
  return new Map(inStanding.map(({ id, rolesFlag }) => [id, rolesOf(rolesFlag)]));
}

/** Replaces invalid role flags, as written past the product, by no role. */
const rolesOf = (rolesFlag: number): number => (isRolesFlag(rolesFlag) ? rolesFlag : Role.None);

/** Extends the idle time-out when it is due. @returns the new one, or null */
async function keepAlive(db: Db, session: SessionRecord, now: Date): Promise<Date | null> {
  if (now.getTime() - session.seenAt.getTime() < TOUCH_EVERY_MS) return null;
  const idleUntil = after(now, lifeOf(session.rolesFlag).idleMs);
  await updateSessionTimes(db, session.id, { seenAt: now, idleUntil });
  await updateAccount(db, session.accountId, { activeAt: now });
  return idleUntil;
}

function userActor(
  session: SessionRecord,
  { visitorId, idleUntil }: { visitorId: string | null; idleUntil: Date | null },
): UserActor {
  return {
    kind: 'user',
    userId: session.accountId,
    sessionId: session.id,
    visitorId,
    status: session.status,
    rolesFlag: rolesOf(session.rolesFlag),
    email: session.email,
    isEmailConfirmed: session.isEmailConfirmed,
    agencyId: session.agencyId,
    expS: seconds(earlier(idleUntil ?? session.idleUntil, session.expiresAt)),
    isRefreshed: idleUntil !== null,
    provedAt: session.provedAt,
  };
}

/** The signed-in user. @throws AppError `error.auth.required`; `error.auth.suspended` for a suspended account */
export function requireUser({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw new AppError('error.auth.required', { code: 401 });
  if (!isSignedIn(actor)) throw new AppError('error.auth.suspended', { code: 403 });
  return actor;
}

/**
 * The signed-in actor, who needs a role.
 *
 * @throws AppError as `requireUser`; `error.forbidden` without the role
 */
export function requireRole(ctx: Pick<Context, 'actor'>, role: number): UserActor {
  const actor = requireUser(ctx);
  if (!hasRole(actor.rolesFlag, role)) throw new AppError('error.forbidden', { code: 403 });
  return actor;
}

/**
 * How long a sign-in counts as fresh. A fresh sign-in replaces the password for an account without one.
 *
 * @source docs/reference/limits.md, "Sessions"
 */
const FRESH_MS = 5 * 60_000;

/** Whether the actor signed in, by password or provider, within `FRESH_MS`. */
export const isFreshlyAuthenticated = ({ provedAt }: UserActor, now: Date): boolean =>
  now.getTime() - provedAt.getTime() <= FRESH_MS;

/** A live session as its owner sees it. */
export type OwnSession = Awaited<ReturnType<typeof listSessions>>[number] & { isCurrent: boolean };

/** Live sessions of the actor. */
export async function ownSessions(ctx: Context): Promise<OwnSession[]> {
  const { userId, sessionId } = requireUser(ctx);
  const sessions = await listSessions(ctx.db, userId, ctx.now());
  return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
}

/** Ends one session of the actor. @throws AppError `error.notFound` for another account's session or an ended one */
export async function endOwnSession(ctx: Context, id: number): Promise<void> {
  const { userId, sessionId } = requireUser(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    if ((await endSessions(tx, { accountId: userId, only: id }, ctx.now())) === 0) throw notFound();
    await recordAct(tx, ctx, { act: 'session.ended', objectKind: SESSION_KIND, objectId: id, actingAs: 'self' });
  });
  if (id === sessionId) ctx.cookies.setSession(null);
}

/**
 * Ends sessions of an account, and makes all browsers unknown to it except the present one, which is the owner's or that of the holder of
 * a mailed link.
 *
 * @param which 'others' leaves the actor's own session
 * @returns how many sessions ended
 */
export async function endSessionsOf(
  ctx: Context,
  tx: Db,
  { accountId, which }: { accountId: number; which: 'all' | 'others' },
): Promise<number> {
  const { actor } = ctx;
  const keepsOwn = which === 'others' && actor.kind === 'user';
  const count = await endSessions(tx, { accountId, ...(keepsOwn && { except: actor.sessionId }) }, ctx.now());
  makeKnown(ctx, { id: accountId, browserGeneration: await updateBrowserGeneration(tx, accountId) });
  return count;
}

/** Ends all sessions of the actor except the present one. @returns how many */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const { userId } = requireUser(ctx);
  return ctx.db.transaction().execute(async (tx) => {
    const count = await endSessionsOf(ctx, tx, { accountId: userId, which: 'others' });
    await recordAccountAct(tx, ctx, userId, { actingAs: 'self', act: 'session.othersEnded', after: { count } });
    return count;
  });
}

/**
 * Signs out: deletes the session, even an ended or expired one, with all that depends on it, and clears the cookie. Without a session it
 * has no effect.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export async function signOut(ctx: Context): Promise<void> {
  if (ctx.cookies.session !== null) await deleteSession(ctx.db, hashOfSecret(ctx.cookies.session));
  ctx.cookies.setSession(null);
}
