import { invalid, notFound } from '#kernel/app-error.ts';
import { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { emailInput } from '../../account.input.ts';
import type { AccountRecord } from '../../account.record.ts';
import { ACCOUNT_WINDOWS } from '../account/account.limits.ts';
import {
  emailKey,
  findAccountByEmail,
  isAddressTaken,
  lockAccount,
  updateAccount,
} from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { accountExists } from '../account/account-exists.ts';
import { deleteIdentitiesSince } from '../account/identity.queries.ts';
import { countOwnMail } from '../mailed-links/mail-limits.ts';
import { postLink } from '../mailed-links/mailed-link.service.ts';
import { LINKS_OF_OWNER, voidLaterUndoing, voidTokens } from '../mailed-links/token.queries.ts';
import { invalidToken, redeemToken } from '../mailed-links/token.service.ts';
import { lockReauthenticated, requireReauthentication } from '../reauthentication/reauthentication.service.ts';
import { deleteSecondFactor } from '../second-factor/second-factor.queries.ts';
import { endSessionsOf, requireUser } from '../sessions/session.service.ts';
import { statusOnceConfirmed } from './confirmation.service.ts';

/**
 * Mails a link to the actor's present address, by which the address can be changed.
 *
 * @param id the actor's id, or null
 * @throws AppError `error.notFound` for the id of another account
 */
export async function sendChangeEmail(ctx: Context, id: number | null): Promise<void> {
  const { userId } = requireUser(ctx);
  if (id !== null && id !== userId) throw notFound();
  await countOwnMail(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw invalidToken();
    await postLink(ctx, tx, { name: 'changeEmail', account });
  });
}

/** Input for a change of the address: the secret of the mailed link, both addresses, and the password. */
export interface EmailChange {
  secret: string;
  oldEmail: string;
  newEmail: string;
  password: string | null;
}

/**
 * Changes the actor's address at once; the new one has to be confirmed. All other sessions end.
 *
 * The old address gets a notice with a link that undoes the change.
 *
 * @throws AppError `error.auth.reauth` without the right password; `error.token.invalid`; `error.account.exists`
 * @source docs/reference/permissions.md, "Changing the address"
 */
export async function changeEmail(ctx: Context, change: EmailChange): Promise<number> {
  const user = requireUser(ctx);
  const { newEmail } = validated(z.object({ newEmail: emailInput }), change);
  if (emailKey(newEmail) === emailKey(user.email)) throw invalid({ newEmail: 'error.validation.value' });
  if (emailKey(change.oldEmail) !== emailKey(user.email)) throw invalid({ oldEmail: 'error.validation.value' });
  const reauthenticated = await requireReauthentication(ctx, change.password);
  await ctx.limits.count(`change-email:${user.userId}`, ACCOUNT_WINDOWS.changesOfAddress);
  const moving = ctx.db.transaction().execute(async (tx) => {
    const account = await lockReauthenticated(tx, reauthenticated);
    const token = await redeemToken(tx, { secret: change.secret, purpose: 'change-email' }, ctx.now());
    if (token.account.id !== account.id) throw invalidToken();
    if (await findAccountByEmail(tx, newEmail)) throw accountExists();
    await moveAddress(ctx, tx, { account, newEmail });
  });
  // Two accounts may change to the same address at the same time.
  await moving.catch((error) => {
    throw isAddressTaken(error) ? accountExists() : error;
  });
  return user.userId;
}

async function moveAddress(
  ctx: Context,
  tx: Db,
  { account, newEmail }: { account: AccountRecord; newEmail: string },
): Promise<void> {
  const { id, email: oldEmail } = account;
  await updateAccount(tx, id, { email: newEmail, isEmailConfirmed: false });
  await endSessionsOf(ctx, tx, { accountId: id, which: 'others' });
  // A link that confirms the old address must not confirm the new one.
  await voidTokens(tx, id, ctx.now(), [...LINKS_OF_OWNER, 'confirm-email']);
  const words = { facts: { oldEmail, newEmail }, values: { newEmail } };
  await postLink(ctx, tx, { name: 'emailChanged', account, ...words });
  await postLink(ctx, tx, { name: 'confirmEmail', account: { ...account, email: newEmail, isEmailConfirmed: false } });
  await recordAccountAct(tx, ctx, id, {
    actingAs: 'self',
    act: 'email.changed',
    before: { email: oldEmail },
    after: { email: newEmail },
  });
}

/**
 * Undoes a change of the address. The old address is in force again and counts as confirmed, because the link was sent there.
 *
 * All that a thief could sign in with ends: sessions, the password, providers and one-time codes added since the change, and links.
 *
 * Links that undo later changes end, too; those of earlier changes stay valid.
 *
 * @throws AppError `error.token.invalid`; `error.account.exists` when another account has the old address now
 */
export async function undoEmailChange(ctx: Context, secret: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { account, facts, createdAt } = await redeemToken(tx, { secret, purpose: 'undo-email-change' }, ctx.now());
    const { id: accountId } = account;
    const email = String(facts.oldEmail);
    const holder = await findAccountByEmail(tx, email);
    if (holder && holder.id !== accountId) throw accountExists();
    await updateAccount(tx, accountId, {
      email,
      isEmailConfirmed: true,
      status: statusOnceConfirmed(account),
      passwordHash: null,
    });
    await endSessionsOf(ctx, tx, { accountId, which: 'all' });
    await voidTokens(tx, accountId, ctx.now(), [...LINKS_OF_OWNER, 'confirm-email']);
    await voidLaterUndoing(tx, accountId, { since: createdAt, now: ctx.now() });
    await dropFactorsSince(tx, account, createdAt);
    await recordAccountAct(tx, ctx, accountId, {
      actingAs: 'token',
      act: 'email.changeUndone',
      before: { email: account.email },
      after: { email },
    });
  });
}

/** Deletes the providers and one-time codes that were added to an account since a time. */
async function dropFactorsSince(tx: Db, { id, totpConfirmedAt }: AccountRecord, since: Date): Promise<void> {
  await deleteIdentitiesSince(tx, id, since);
  if (totpConfirmedAt !== null && totpConfirmedAt >= since) await deleteSecondFactor(tx, id);
}
