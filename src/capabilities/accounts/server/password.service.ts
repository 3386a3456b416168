import { AccountStatus } from '#kernel/actor.ts';
import { notFound } from '#kernel/app-error.ts';
import type { Db } from '#platform/db/db.ts';
import type { Context } from '#platform/graphql/context.ts';
import { postMail } from '#platform/mail/post-mail.ts';
import type { AccountRecord } from '../account.record.ts';
import { accountMail } from './account.mails.ts';
import { setPreference, updateAccount } from './account.queries.ts';
import { attemptsOfStrangers } from './attempts.ts';
import { recordAct } from './audit.service.ts';
import { deleteUnverifiedIdentities } from './identity.queries.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { lockProved, requireProof } from './proof.service.ts';
import { deleteFactors } from './removal.queries.ts';
import { clearSecondFactor } from './second-factor.queries.ts';
import { endSessionsOf, requireUser } from './session.service.ts';
import { LINKS_OF_OWNER, voidTokens } from './token.queries.ts';
import { requireToken, takeToken } from './token.service.ts';

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
  refuseWeakPassword(newPassword, { field: 'newPassword', email });
  const proof = await requireProof(ctx, oldPassword);
  const passwordHash = await hashPassword(newPassword, ctx.ending);
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockProved(tx, proof);
    await setPassword(ctx, tx, { account, passwordHash, ends: 'others' });
  });
}

/**
 * Sets a password by the link of a mail. All sessions end and no other link holds any more; the address is confirmed, since
 * the link came there. Identities whose provider did not vouch for the address go: they may be somebody else's.
 *
 * @throws AppError `error.token.invalid`; `error.validation`; `error.password.common`
 */
export async function resetPassword(ctx: Context, secret: string, newPassword: string): Promise<void> {
  refuseWeakPassword(newPassword, { field: 'newPassword', email: '' });
  await requireToken(ctx.db, { secret, purpose: 'reset-password' }, ctx.now());
  const passwordHash = await hashPassword(newPassword, ctx.ending);
  const email = await ctx.db.transaction().execute(async (tx) => {
    const { account } = await takeToken(tx, { secret, purpose: 'reset-password' }, ctx.now());
    refuseWeakPassword(newPassword, { field: 'newPassword', email: account.email });
    if (account.status === AccountStatus.NotConfirmed) await welcomeOwner(tx, account.id, ctx.now());
    await updateAccount(tx, account.id, { isEmailConfirmed: true });
    await deleteUnverifiedIdentities(tx, account.id);
    await voidTokens(tx, account.id, ctx.now(), ['confirm-email']);
    await setPassword(ctx, tx, { account, passwordHash, ends: 'all' });
    return account.email;
  });
  await ctx.limits.forgetAttempts(attemptsOfStrangers(email));
}

/** Whoever made the account never showed that the address is theirs: what else they put on it goes, but for the name. */
async function welcomeOwner(tx: Db, accountId: number, now: Date): Promise<void> {
  const nothing = { phone: null, mobilePhone: null, biography: null, occupation: null };
  await updateAccount(tx, accountId, { status: AccountStatus.Active, ...nothing });
  for (const type of ['newsletter', 'suggestion'] as const)
    await setPreference(tx, accountId, { type, value: false, now });
  await deleteFactors(tx, accountId);
  await clearSecondFactor(tx, accountId);
}

/** What `setPassword` sets, and which sessions end. */
interface NewPassword {
  account: AccountRecord;
  passwordHash: string;
  ends: 'all' | 'others';
}

/** Puts a password in force: sessions end, links in mails hold no longer, and the owner is told. */
async function setPassword(ctx: Context, tx: Db, { account, passwordHash, ends }: NewPassword): Promise<void> {
  const now = ctx.now();
  const { id: accountId } = account;
  await updateAccount(tx, accountId, { passwordHash });
  await endSessionsOf(ctx, tx, { accountId, which: ends });
  // A link that takes a change of the address back goes on: it is what an owner has against a thief.
  await voidTokens(tx, accountId, now, LINKS_OF_OWNER);
  await postMail(tx, accountMail({ name: 'passwordChanged', account, to: account.email, about: passwordHash }));
  const about = { objectKind: 'account', objectId: accountId } as const;
  await recordAct(tx, ctx, { ...about, act: 'password.changed', actingAs: ends === 'all' ? 'token' : 'self' });
}
