import { notFound } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import type { AccountRecord } from '../../account.record.ts';
import { accountMail } from '../account/account.mails.ts';
import { updateAccount } from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { deleteUnverifiedIdentities } from '../account/identity.queries.ts';
import { statusOnceConfirmed } from '../joining/confirmation.service.ts';
import { displace, isUnconfirmedElsewhere } from '../joining/displacing.service.ts';
import { LINKS_OF_OWNER, voidTokens } from '../mailed-links/token.queries.ts';
import { redeemToken, requireToken } from '../mailed-links/token.service.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseWeakPassword } from '../passwords/password-rules.ts';
import { lockReauthenticated, requireReauthentication } from '../reauthentication/reauthentication.service.ts';
import { attemptsOfStrangers } from '../sessions/attempts.ts';
import { isOwnBrowser } from '../sessions/known-browser.service.ts';
import { endSessionsOf, requireUser } from '../sessions/session.service.ts';

/**
 * Changes the actor's password; all other sessions end.
 *
 * @throws AppError `error.auth.reauth` when the old one is wrong; `error.validation`; `error.password.common`
 */
export async function changePassword(
  ctx: Context,
  { id, oldPassword, newPassword }: { id: number; oldPassword: string | null; newPassword: string },
): Promise<void> {
  const { userId, email } = requireUser(ctx);
  if (id !== userId) throw notFound();
  await refuseWeakPassword(newPassword, { field: 'newPassword', email });
  const reauthenticated = await requireReauthentication(ctx, oldPassword);
  const passwordHash = await hashPassword(newPassword, ctx.ending);
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockReauthenticated(tx, reauthenticated);
    await setPassword(ctx, tx, { account, passwordHash, ends: 'others' });
  });
}

/**
 * Sets a password by a mailed link. All sessions and other links end, and the address is confirmed, because the link was sent there.
 *
 * Providers that did not verify the address are deleted, because they may belong to a stranger. An unconfirmed account that this browser
 * does not know may be a stranger's, too: a new account replaces it.
 *
 * @throws AppError `error.token.invalid`; `error.validation`; `error.password.common`
 */
export async function resetPassword(ctx: Context, secret: string, newPassword: string): Promise<void> {
  await refuseWeakPassword(newPassword, { field: 'newPassword', email: '' });
  await requireToken(ctx.db, { secret, purpose: 'reset-password' }, ctx.now());
  const passwordHash = await hashPassword(newPassword, ctx.ending);
  const email = await ctx.db.transaction().execute(async (tx) => {
    const { account } = await redeemToken(tx, { secret, purpose: 'reset-password' }, ctx.now());
    await refuseWeakPassword(newPassword, { field: 'newPassword', email: account.email });
    if (isUnconfirmedElsewhere(account) && !isOwnBrowser(ctx, account)) {
      await displace(ctx, tx, { account, passwordHash });
      return account.email;
    }
    await updateAccount(tx, account.id, { isEmailConfirmed: true, status: statusOnceConfirmed(account) });
    await deleteUnverifiedIdentities(tx, account.id);
    await voidTokens(tx, account.id, ctx.now(), ['confirm-email']);
    await setPassword(ctx, tx, { account, passwordHash, ends: 'all' });
    return account.email;
  });
  await ctx.limits.forgetAttempts(attemptsOfStrangers(email));
}

/** The new password, and the sessions that end. */
interface NewPassword {
  account: AccountRecord;
  passwordHash: string;
  ends: 'all' | 'others';
}

/** Sets a password, ends sessions and mailed links, and mails the owner. */
async function setPassword(ctx: Context, tx: Db, { account, passwordHash, ends }: NewPassword): Promise<void> {
  const now = ctx.now();
  const { id: accountId } = account;
  await updateAccount(tx, accountId, { passwordHash });
  await endSessionsOf(ctx, tx, { accountId, which: ends });
  // A link that undoes a change of the address stays valid: it is the owner's remedy against a thief.
  await voidTokens(tx, accountId, now, LINKS_OF_OWNER);
  await enqueueMail(ctx, tx, accountMail({ name: 'passwordChanged', account, to: account.email, about: passwordHash }));
  await recordAccountAct(tx, ctx, accountId, { act: 'password.changed', actingAs: ends === 'all' ? 'token' : 'self' });
}
