import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#platform/db/db.ts';
import type { Context } from '#platform/graphql/context.ts';
import type { AccountRecord } from '../account.record.ts';
import { findAccount, lockAccount } from './account.queries.ts';
import { attempt, attemptsOfSession } from './attempts.ts';
import { isPasswordOf, refuseWhenCrowded } from './password-hash.ts';
import { isFreshlyProved, requireUser } from './session.service.ts';

const reauth = (): AppError => new AppError('error.auth.reauth', { code: 401 });

/**
 * The actor's account, after its password was right; who has none must have signed in a moment ago. Wrong passwords
 * are counted by session. Done before a transaction begins: a hash takes long.
 *
 * @throws AppError `error.auth.reauth`; `error.rateLimit`; `error.unavailable`
 */
export async function requireProof(ctx: Context, password: string | null): Promise<AccountRecord> {
  const user = requireUser(ctx);
  const account = await findAccount(ctx.db, user.userId);
  if (!account) throw reauth();
  if (account.passwordHash === null) {
    if (!isFreshlyProved(user, ctx.now())) throw reauth();
    return account;
  }
  if (password === null) throw reauth();
  refuseWhenCrowded();
  const attempts = attemptsOfSession(user.sessionId);
  await attempt(ctx, attempts);
  if (!(await isPasswordOf(account.passwordHash, password, ctx.ending))) throw reauth();
  await ctx.limits.forgetAttempts(attempts);
  return account;
}

/** Locks an account that was proved. @throws AppError `error.auth.reauth` when its password changed meanwhile */
export async function lockProved(tx: Db, proved: AccountRecord): Promise<AccountRecord> {
  const account = await lockAccount(tx, proved.id);
  if (!account || account.passwordHash !== proved.passwordHash) throw reauth();
  return account;
}
