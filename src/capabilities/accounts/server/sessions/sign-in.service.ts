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

/** Counts a sign-in against the limit of its network. @throws AppError `error.rateLimit` */
export const countSignIn = (ctx: Context): Promise<void> =>
  ctx.limits.count(`sign-in:${ctx.network}`, ACCOUNT_WINDOWS.signInsOfNetwork);

/** The step that is missing before a sign-in is complete. */
export type SecondFactorStep = 'none' | 'code' | 'enrolment';

/** Result of a sign-in. */
export interface LoginResult {
  accountId: number;
  email: string;
  newUser: boolean;
  secondFactor: SecondFactorStep;
  /** End of the session without further requests, in seconds since the epoch. */
  exp: number;
}

/** The same error for every failed sign-in, whatever its cause. */
export const signInFailed = (): AppError => new AppError('error.auth.failed', { code: 401 });

/**
 * Signs in by e-mail and password. An unknown address, a wrong password and a removed account give the same answer in the same time.
 *
 * Attempts of strangers do not lock the owner out of a known browser.
 *
 * @throws AppError `error.auth.failed`; `error.auth.suspended` with the right password; `error.rateLimit`; `error.unavailable`
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
    // Hashing may have waited in the queue, so the password hash is compared again under the lock.
    const locked = await lockAccount(tx, account.id);
    if (locked?.passwordHash !== account.passwordHash) throw signInFailed();
    return completeSignIn(ctx, tx, { account: locked, provider: LoginProvider.Local, isNew: false });
  });
}

/** A sign-in whose first factor was right. */
export interface ProvedSignIn {
  account: AccountRecord;
  provider: number;
  isNew: boolean;
}

/**
 * Begins the session of a sign-in whose first factor was right.
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

/** The second factor: always required for staff, for others once set up. @source docs/reference/permissions.md, "Staff" */
function secondFactorOf({ rolesFlag, totpConfirmedAt }: AccountRecord): SecondFactorStep {
  if (totpConfirmedAt !== null) return 'code';
  return isStaff(rolesFlag) ? 'enrolment' : 'none';
}
