import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { AccountRecord } from '../../account.record.ts';
import { findAccount, lockAccount } from '../account/account.queries.ts';
import type { TokenPurpose } from '../mailed-links/token.queries.ts';
import { invalidToken, requireToken } from '../mailed-links/token.service.ts';
import { isPasswordOf, refuseWhenCrowded } from '../passwords/password-hash.ts';
import { type Attempts, attempt, attemptsOfLink, attemptsOfSession } from '../sessions/attempts.ts';
import { isFreshlyAuthenticated, requireUser } from '../sessions/session.service.ts';

/** Error that requires the actor to authenticate again. */
export const reauth = (): AppError => new AppError('error.auth.reauth', { code: 401 });

/**
 * The actor's account, after its password was right or, for an account without one, after a fresh sign-in. Wrong passwords count by
 * session.
 *
 * Call it before a transaction begins, because hashing takes long.
 *
 * @throws AppError `error.auth.reauth`; `error.rateLimit`; `error.unavailable`
 */
export async function requireReauthentication(ctx: Context, password: string | null): Promise<AccountRecord> {
  const user = requireUser(ctx);
  const account = await findAccount(ctx.db, user.userId);
  if (!account) throw reauth();
  if (account.passwordHash === null) {
    if (!isFreshlyAuthenticated(user, ctx.now())) throw reauth();
    return account;
  }
  await requirePassword(ctx, account, { password, attempts: attemptsOfSession(user.sessionId) });
  return account;
}

/** A mailed link, with further proof that its holder owns the account. */
export interface ReauthenticationByLink {
  secret: string;
  purpose: TokenPurpose;
  password: string | null;
  /** Whether this browser is proof enough, so that no password is needed. */
  isShownHere: (account: AccountRecord) => boolean;
}

/**
 * The account of a mailed link, after its password was right or where none is needed. It does not use up the link.
 *
 * @throws AppError `error.token.invalid`; `error.auth.reauth`; `error.rateLimit`; `error.unavailable`
 */
export async function requireReauthenticationByLink(
  ctx: Context,
  { secret, purpose, password, isShownHere }: ReauthenticationByLink,
): Promise<AccountRecord> {
  const accountId = await requireToken(ctx.db, { secret, purpose }, ctx.now());
  const account = await findAccount(ctx.db, accountId);
  if (!account) throw invalidToken();
  if (!isShownHere(account)) await requirePassword(ctx, account, { password, attempts: attemptsOfLink(account.id) });
  return account;
}

/** Locks a reauthenticated account. @throws AppError `error.auth.reauth` when its password changed meanwhile */
export async function lockReauthenticated(tx: Db, reauthenticated: AccountRecord): Promise<AccountRecord> {
  const account = await lockAccount(tx, reauthenticated.id);
  if (!account) throw reauth();
  requireSamePassword(account, reauthenticated);
  return account;
}

/** @throws AppError `error.auth.reauth` when the password changed since the reauthentication */
export function requireSamePassword(account: AccountRecord, reauthenticated: AccountRecord): void {
  if (account.passwordHash !== reauthenticated.passwordHash) throw reauth();
}

async function requirePassword(
  ctx: Context,
  { passwordHash }: AccountRecord,
  { password, attempts }: { password: string | null; attempts: Attempts },
): Promise<void> {
  if (password === null || passwordHash === null) throw reauth();
  refuseWhenCrowded();
  await attempt(ctx, attempts);
  if (!(await isPasswordOf(passwordHash, password, ctx.ending))) throw reauth();
  await ctx.limits.forgetAttempts(attempts);
}
