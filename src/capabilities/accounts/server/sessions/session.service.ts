import { AccountStatus, type Actor, isInGoodStanding, isSignedIn, type UserActor } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { isRolesFlag, isStaff, Role } from '#kernel/roles.ts';
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

/** How long a session lasts, milliseconds. @source docs/reference/limits.md, "Sessions" */
const LIFE = {
  member: { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS },
  staff: { idleMs: 8 * HOUR_MS, absoluteMs: DAY_MS },
} as const;

/** A sign-in that waits for its second factor. */
const PENDING_MS = 10 * 60_000;

/** The idle end is moved at most this often, so that reading costs no writing. */
const TOUCH_EVERY_MS = 5 * 60_000;

/** Longest that a browser's name for itself is kept, characters. */
const LONGEST_USER_AGENT = 400;

const lifeOf = (rolesFlag: number) => (isStaff(rolesFlag) ? LIFE.staff : LIFE.member);
const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Who signs in, and how. */
export interface SignIn {
  accountId: number;
  rolesFlag: number;
  provider: number;
  needsSecondFactor: boolean;
}

/**
 * Begins a session and hands its secret to the browser; one that the browser had is ended.
 *
 * @returns end of the session if nothing more is asked, seconds since the epoch
 */
export async function startSession(ctx: Context, tx: Db, signIn: SignIn): Promise<{ sessionId: number; expS: number }> {
  const now = ctx.now();
  // Also one that ran out: what it kept alive must not go on under somebody else.
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
 * Who stands behind a session's secret at this moment. Status and roles are read anew each time. Whoever was suspended or
 * removed is still known by their last session: they may nothing, and are told why.
 *
 * @param visitorId of the signed visitor cookie
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

/** Roles of those sessions that hold, of accounts in good standing. */
export async function sessionRoles(
  { db, now }: Pick<Context, 'db' | 'now'>,
  sessionIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const held = await listHeldSessions(db, sessionIds, now());
  const inStanding = held.filter(({ status }) => isInGoodStanding(status));
  return new Map(inStanding.map(({ id, rolesFlag }) => [id, rolesOf(rolesFlag)]));
}

/** Roles that are none, because somebody wrote them past the product, are none. */
const rolesOf = (rolesFlag: number): number => (isRolesFlag(rolesFlag) ? rolesFlag : Role.None);

/** Moves the idle end when it is time to. Returns the new one, or null. */
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

/** The signed-in user. @throws AppError `error.auth.required`, or `error.auth.suspended` for a barred account */
export function requireUser({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw new AppError('error.auth.required', { code: 401 });
  if (!isSignedIn(actor)) throw new AppError('error.auth.suspended', { code: 403 });
  return actor;
}

/**
 * How long a sign-in counts as fresh: it may then stand for the password of who has none.
 *
 * @source docs/reference/limits.md, "Sessions"
 */
const FRESH_MS = 5 * 60_000;

/** Whether password or provider were asked a moment ago. */
export const isFreshlyAuthenticated = ({ provedAt }: UserActor, now: Date): boolean =>
  now.getTime() - provedAt.getTime() <= FRESH_MS;

/** A live session as its owner sees it. */
export type OwnSession = Awaited<ReturnType<typeof listSessions>>[number] & { isCurrent: boolean };

/** Where the actor is signed in. */
export async function ownSessions(ctx: Context): Promise<OwnSession[]> {
  const { userId, sessionId } = requireUser(ctx);
  const sessions = await listSessions(ctx.db, userId, ctx.now());
  return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
}

/** Ends one session of the actor. @throws AppError `error.notFound` for one that is not theirs or ended */
export async function endOwnSession(ctx: Context, id: number): Promise<void> {
  const { userId, sessionId } = requireUser(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    if ((await endSessions(tx, { accountId: userId, only: id }, ctx.now())) === 0) throw notFound();
    await recordAct(tx, ctx, { act: 'session.ended', objectKind: SESSION_KIND, objectId: id, actingAs: 'self' });
  });
  if (id === sessionId) ctx.cookies.setSession(null);
}

/**
 * Ends sessions of an account, and no browser is known to it any more but the present one: its owner's, or that of whoever
 * came by the link of a mail to them.
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

/** Ends all sessions of the actor but the present one. Returns how many. */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const { userId } = requireUser(ctx);
  return ctx.db.transaction().execute(async (tx) => {
    const count = await endSessionsOf(ctx, tx, { accountId: userId, which: 'others' });
    await recordAccountAct(tx, ctx, userId, { actingAs: 'self', act: 'session.othersEnded', after: { count } });
    return count;
  });
}

/**
 * Signs out: the session is gone, with all that hangs on it, and the browser forgets it. One that had ended or run out goes as well;
 * nobody signed in is fine, too.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export async function signOut(ctx: Context): Promise<void> {
  if (ctx.cookies.session !== null) await deleteSession(ctx.db, hashOfSecret(ctx.cookies.session));
  ctx.cookies.setSession(null);
}
