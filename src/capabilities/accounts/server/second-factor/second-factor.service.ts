import { AccountStatus, type PendingActor, type UserActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { isStaff } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { AccountRecord } from '../../account.record.ts';
import { findAccount, lockAccount } from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { lockReauthenticated, requireReauthentication } from '../reauthentication/reauthentication.service.ts';
import { endOtherSignIns } from '../reauthentication/sign-in-change.service.ts';
import { type Attempts, attempt, attemptsAtCode } from '../sessions/attempts.ts';
import { makeKnown } from '../sessions/known-browser.service.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { isFreshlyAuthenticated, requireUser, startSession } from '../sessions/session.service.ts';
import { type LoginResult, signInFailed } from '../sessions/sign-in.service.ts';
import { adoptVisitorRecords } from '../sessions/visitor-adoption.service.ts';
import {
  confirmKey,
  deleteSecondFactor,
  findProviderOfSession,
  findSecondFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
  updateNextKey,
  updateUsedStep,
} from './second-factor.queries.ts';
import {
  hashOfRecoveryCode,
  KEY_PURPOSE,
  keyAddress,
  newKey,
  newRecoveryCodes,
  stepOfCode,
} from './second-factor-codes.ts';

const signInNeeded = (): AppError => new AppError('error.auth.required', { code: 401 });

/** A key for an authenticator app. */
export interface SecondFactorSetup {
  /** The key in base 32. */
  secret: string;
  /** The key as an `otpauth://` URL. */
  uri: string;
}

/**
 * Makes a key that is not in force yet. A present key stays in force until a code of the new one is verified.
 *
 * It requires a fresh sign-in or the password. Staff may also call it during a sign-in that requires the set-up of a key.
 *
 * @throws AppError `error.auth.reauth` when the sign-in is not fresh and the password is wrong; `error.auth.required`
 */
export async function startSecondFactor(ctx: Context, password: string | null): Promise<SecondFactorSetup> {
  const actor = whoSetsUp(ctx);
  if (actor.kind === 'user' && !isFreshlyAuthenticated(actor, ctx.now())) await requireReauthentication(ctx, password);
  const secret = newKey();
  return ctx.db.transaction().execute(async (tx) => {
    const account = await lockAllowed(tx, actor);
    await updateNextKey(tx, account.id, ctx.services.secrets.encrypt(KEY_PURPOSE, secret));
    return { secret, uri: keyAddress(secret, account.email) };
  });
}

/**
 * Puts the new key in force when a code of it is right, and completes a sign-in that waited for it.
 *
 * @returns recovery codes, which are not shown again
 * @throws AppError `error.auth.failed` for a wrong code; `error.rateLimit`
 */
export async function confirmSecondFactor(ctx: Context, code: string): Promise<string[]> {
  const actor = whoSetsUp(ctx);
  const attempts = await attemptCode(ctx, actor.userId);
  const codes = newRecoveryCodes();
  await recordingRefusal(ctx, actor.userId, async (tx) => {
    const account = await lockAllowed(tx, actor);
    const { nextKey } = await findSecondFactor(tx, account.id);
    const step =
      nextKey === null ? null : stepOfCode(ctx.services.secrets.decrypt(KEY_PURPOSE, nextKey), code, ctx.now());
    if (nextKey === null || step === null) throw signInFailed();
    await confirmKey(tx, account.id, { key: nextKey, step, now: ctx.now() });
    await replaceRecoveryCodes(tx, account.id, codes.map(hashOfRecoveryCode));
    if (actor.kind === 'pending') await letIn(ctx, tx, { account, sessionId: actor.sessionId });
    await recordSecondFactor(ctx, tx, account.id, 'confirmed');
    // An actor whose sign-in waits for the set-up has no other sessions.
    if (actor.kind === 'user') await endOtherSignIns(ctx, tx, { name: 'secondFactorOn', account });
  });
  await ctx.limits.forgetAttempts(attempts);
  return codes;
}

/**
 * Completes a sign-in whose first factor was right, by a one-time code or a recovery code.
 *
 * @throws AppError `error.auth.failed` for a wrong or used code; `error.auth.required` when no sign-in waits; `error.rateLimit`
 */
export async function verifySecondFactor(ctx: Context, code: string): Promise<LoginResult> {
  const { actor } = ctx;
  if (actor.kind !== 'pending') throw signInNeeded();
  const attempts = await attemptCode(ctx, actor.userId);
  const result = await recordingRefusal(ctx, actor.userId, async (tx) => {
    const account = await lockAccount(tx, actor.userId);
    if (!account || !mayAct(account)) throw signInNeeded();
    const usedCode = await takeCode(ctx, tx, account.id, code);
    await recordSecondFactor(ctx, tx, account.id, 'verified', { by: usedCode });
    return letIn(ctx, tx, { account, sessionId: actor.sessionId });
  });
  await ctx.limits.forgetAttempts(attempts);
  return result;
}

/** Turns off one-time codes for the actor. @throws AppError `error.forbidden` for staff; `error.auth.reauth`; `error.rateLimit` */
export async function stopSecondFactor(ctx: Context, password: string): Promise<void> {
  const { rolesFlag } = requireUser(ctx);
  if (isStaff(rolesFlag)) throw new AppError('error.forbidden', { code: 403 });
  const reauthenticated = await requireReauthentication(ctx, password);
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockReauthenticated(tx, reauthenticated);
    await deleteSecondFactor(tx, account.id);
    await recordSecondFactor(ctx, tx, account.id, 'stopped');
    await endOtherSignIns(ctx, tx, { name: 'secondFactorOff', account });
  });
}

/** Counts an attempt with a code. @throws AppError `error.rateLimit` */
async function attemptCode(ctx: Context, accountId: number): Promise<Attempts> {
  const account = await findAccount(ctx.db, accountId);
  if (!account) throw signInNeeded();
  const attempts = attemptsAtCode(ctx, account);
  await attempt(ctx, attempts);
  return attempts;
}

/** Runs work in a transaction. After a wrong code only an entry in the audit log remains. */
async function recordingRefusal<Result>(
  ctx: Context,
  accountId: number,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await ctx.db.transaction().execute(work);
  } catch (error) {
    if (error instanceof AppError && error.messageId === 'error.auth.failed')
      await recordSecondFactor(ctx, ctx.db, accountId, 'refused');
    throw error;
  }
}

/** The actor of a set-up: signed in, or with a sign-in that waits. */
const whoSetsUp = (ctx: Context): UserActor | PendingActor =>
  ctx.actor.kind === 'pending' ? ctx.actor : requireUser(ctx);

const mayAct = ({ status }: AccountRecord): boolean =>
  status === AccountStatus.Active || status === AccountStatus.NotConfirmed;

/** Locks the actor's account. An actor whose sign-in waits for a code of a key in force cannot set up another key. */
async function lockAllowed(tx: Db, actor: UserActor | PendingActor): Promise<AccountRecord> {
  const account = await lockAccount(tx, actor.userId);
  const isWaitingForCode = actor.kind === 'pending' && account?.totpConfirmedAt !== null;
  if (!account || !mayAct(account) || isWaitingForCode) throw signInNeeded();
  return account;
}

/** Verifies a code and uses it up. @throws AppError `error.auth.failed` */
async function takeCode(ctx: Context, tx: Db, accountId: number, code: string): Promise<'code' | 'recoveryCode'> {
  const { key, confirmedAt, usedStep } = await findSecondFactor(tx, accountId);
  if (key === null || confirmedAt === null) throw signInFailed();
  const step = stepOfCode(ctx.services.secrets.decrypt(KEY_PURPOSE, key), code, ctx.now());
  if (step !== null && step > (usedStep ?? 0)) {
    await updateUsedStep(tx, accountId, step);
    return 'code';
  }
  if (!(await spendRecoveryCode(tx, accountId, hashOfRecoveryCode(code), ctx.now()))) throw signInFailed();
  return 'recoveryCode';
}

/** Turns a waiting sign-in into a session with a new secret. */
async function letIn(
  ctx: Context,
  tx: Db,
  { account, sessionId }: { account: AccountRecord; sessionId: number },
): Promise<LoginResult> {
  const { id: accountId, rolesFlag, email } = account;
  // The waiting sign-in may have ended since this request began, for example by a new password.
  if ((await endSessions(tx, { accountId, only: sessionId }, ctx.now())) === 0) throw signInNeeded();
  const provider = await findProviderOfSession(tx, sessionId);
  const { expS } = await startSession(ctx, tx, { accountId, rolesFlag, provider, needsSecondFactor: false });
  makeKnown(ctx, account);
  await adoptVisitorRecords(ctx, tx, accountId);
  return { accountId, email, newUser: false, secondFactor: 'none', exp: expS };
}

const recordSecondFactor = (
  ctx: Context,
  tx: Db,
  accountId: number,
  what: 'confirmed' | 'verified' | 'stopped' | 'refused',
  after: object = {},
): Promise<void> =>
  recordAccountAct(tx, ctx, accountId, {
    act: `secondFactor.${what}`,
    actingAs: 'self',
    after,
  });
