import { AccountStatus } from '#kernel/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { isStaff } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { AccountRecord } from '../../account.record.ts';
import { LoginProvider } from '../../account.ts';
import { ACCOUNT_WINDOWS } from '../account/account.limits.ts';
import { findAccountByEmail, lockAccount, updateAccount } from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { isPasswordOf, refuseWhenCrowded } from '../passwords/password-hash.ts';
import { attempt, attemptsAtSignIn } from './attempts.ts';
import { makeKnown } from './known-browser.service.ts';
import { startSession } from './session.service.ts';
import { adoptVisitorRecords } from './visitor-adoption.service.ts';

/** Counts a try to sign in for its network address. @throws AppError `error.rateLimit` */
export const countSignIn = (ctx: Context): Promise<void> =>
  ctx.limits.count(`sign-in:${ctx.network}`, ACCOUNT_WINDOWS.signInsOfNetwork);

/** What is missing before a sign-in counts. */
export type SecondFactorStep = 'none' | 'code' | 'enrolment';

/** What a sign-in answers. */
export interface LoginResult {
  accountId: number;
  email: string;
  newUser: boolean;
  secondFactor: SecondFactorStep;
  /** End of the session if nothing more is asked, seconds since the epoch. */
  exp: number;
}

/** The one answer to all sign-ins that fail, whatever the cause. */
export const signInFailed = (): AppError => new AppError('error.auth.failed', { code: 401 });

/**
 * Signs in by e-mail and password. An unknown address, a wrong password and a removed account give the same answer in the
 * same time. What strangers try neither keeps the owner out of a browser that is known, nor counts against it.
 *
 * @throws AppError `error.auth.failed`; `error.auth.suspended` to who knows the password; `error.rateLimit`;
 * `error.unavailable`
 */
export async function signInByPassword(ctx: Context, email: string, password: string): Promise<LoginResult> {
  const { attempts, isStranger } = await attemptsAtSignIn(ctx, email);
  if (isStranger) await countSignIn(ctx);
  refuseWhenCrowded();
  await attempt(ctx, attempts);
  const account = await findAccountByEmail(ctx.db, email);
  const isRight = await isPasswordOf(account?.passwordHash ?? null, password, ctx.ending);
  if (!account || !isRight) throw signInFailed();
  await ctx.limits.forgetAttempts(attempts);
  return ctx.db.transaction().execute(async (tx) => {
    // Hashing may have waited in line: what was right before counts only if it still is.
    const locked = await lockAccount(tx, account.id);
    if (locked?.passwordHash !== account.passwordHash) throw signInFailed();
    return completeSignIn(ctx, tx, { account: locked, provider: LoginProvider.Local, isNew: false });
  });
}

/** A first factor that was right. */
export interface ProvedSignIn {
  account: AccountRecord;
  provider: number;
  isNew: boolean;
}

/**
 * Begins the session of somebody whose first factor was right.
 *
 * @throws AppError `error.auth.suspended`
 */
export async function completeSignIn(
  ctx: Context,
  tx: Db,
  { account, provider, isNew }: ProvedSignIn,
): Promise<LoginResult> {
  if (account.status === AccountStatus.Inactive) throw new AppError('error.auth.suspended', { code: 403 });
  if (account.status === AccountStatus.Removed) throw signInFailed();
  const secondFactor = secondFactorOf(account);
  const { id: accountId, rolesFlag, email } = account;
  const needsSecondFactor = secondFactor !== 'none';
  const { expS } = await startSession(ctx, tx, { accountId, rolesFlag, provider, needsSecondFactor });
  await updateAccount(tx, accountId, { activeAt: ctx.now() });
  if (!needsSecondFactor) {
    makeKnown(ctx, account);
    await adoptVisitorRecords(ctx, tx, accountId);
  }
  await recordAccountAct(tx, ctx, accountId, { actingAs: 'self', act: 'signedIn', after: { provider, secondFactor } });
  return { accountId, email, newUser: isNew, secondFactor, exp: expS };
}

/** Staff always need a code; others when they set one up. @source docs/reference/permissions.md, "Staff" */
function secondFactorOf({ rolesFlag, totpConfirmedAt }: AccountRecord): SecondFactorStep {
  if (totpConfirmedAt !== null) return 'code';
  return isStaff(rolesFlag) ? 'enrolment' : 'none';
}
