import { AccountStatus } from '#kernel/actor.ts';
import { AppError, invalid } from '#kernel/app-error.ts';
import { buildPath } from '#kernel/paths.ts';
import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.ts';
import type { Context } from '#platform/graphql/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { WINDOWS } from '#platform/http/limit-rules.ts';
import { postMail } from '#platform/mail/post-mail.ts';
import { emailInput } from '../account.input.ts';
import type { AccountRecord } from '../account.record.ts';
import { localeOfUser } from '../account.ts';
import { accountMail } from './account.mails.ts';
import { emailKey, findAccountByEmail, isAddressTaken, lockAccount, updateAccount } from './account.queries.ts';
import { recordAct } from './audit.service.ts';
import { deleteIdentitiesSince } from './identity.queries.ts';
import { countOwnMail } from './mail-limits.ts';
import { postLink } from './mailed-link.service.ts';
import { unsubscribeAddress } from './preference.service.ts';
import { lockProved, requireProof } from './proof.service.ts';
import { clearSecondFactor } from './second-factor.queries.ts';
import { endSessionsOf, requireUser } from './session.service.ts';
import { LINKS_OF_OWNER, voidLaterUndoing, voidTokens } from './token.queries.ts';
import { invalidToken, takeToken } from './token.service.ts';

/** Confirms the address that a mail went to. @throws AppError `error.token.invalid` */
export async function confirmEmail(ctx: Context, secret: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { account } = await takeToken(tx, { secret, purpose: 'confirm-email' }, ctx.now());
    const { id: accountId } = account;
    await updateAccount(tx, accountId, { isEmailConfirmed: true, status: confirmed(account), activeAt: ctx.now() });
    await voidTokens(tx, accountId, ctx.now(), ['confirm-email']);
    if (account.newsletterPreference) await postWelcome(ctx, tx, account);
    const about = { objectKind: 'account', objectId: accountId, actingAs: 'token' } as const;
    await recordAct(tx, ctx, { ...about, act: 'email.confirmed', after: { email: account.email } });
  });
}

/** The status of an account whose address is confirmed. */
const confirmed = ({ status }: AccountRecord): number =>
  status === AccountStatus.NotConfirmed ? AccountStatus.Active : status;

/** The first letter to somebody who wants the newsletter: sent to no address before it is confirmed. */
async function postWelcome(ctx: Context, tx: Db, account: AccountRecord): Promise<void> {
  const { id, email, uiLang } = account;
  const href = ctx.services.origin + buildPath('home', localeOfUser(uiLang));
  const unsubscribeHref = await unsubscribeAddress(ctx, tx, { accountId: id, type: 'newsletter' });
  await postMail(tx, accountMail({ name: 'welcome', account, to: email, about: email, href, unsubscribeHref }));
}

/** Mails a link to the actor's present address: with it the address can be changed. */
export async function sendChangeEmail(ctx: Context): Promise<void> {
  const { userId } = requireUser(ctx);
  await countOwnMail(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw invalidToken();
    await postLink(ctx, tx, { name: 'changeEmail', account });
  });
}

/** A wish for another address: the secret of the mailed link, both addresses, and the password. */
export interface EmailChange {
  secret: string;
  oldEmail: string;
  newEmail: string;
  password: string | null;
}

/**
 * Changes the actor's address at once. It has to be confirmed anew; a notice with a link that takes the change back goes to
 * the old one; all other sessions end.
 *
 * @throws AppError `error.auth.reauth` without the right password; `error.token.invalid`; `error.account.exists`
 * @source rules §3.5 "changeEmail"
 */
export async function changeEmail(ctx: Context, change: EmailChange): Promise<number> {
  const user = requireUser(ctx);
  const { newEmail } = validated(z.object({ newEmail: emailInput }), change);
  if (emailKey(newEmail) === emailKey(user.email)) throw invalid({ newEmail: 'error.validation.value' });
  if (emailKey(change.oldEmail) !== emailKey(user.email)) throw invalid({ oldEmail: 'error.validation.value' });
  const proof = await requireProof(ctx, change.password);
  await ctx.limits.count(`change-email:${user.userId}`, WINDOWS.changesOfAddress);
  const moving = ctx.db.transaction().execute(async (tx) => {
    const account = await lockProved(tx, proof);
    const token = await takeToken(tx, { secret: change.secret, purpose: 'change-email' }, ctx.now());
    if (token.account.id !== account.id) throw invalidToken();
    if (await findAccountByEmail(tx, newEmail)) throw accountExists();
    await moveAddress(ctx, tx, { account, newEmail });
  });
  // Two may take the same address at the same moment.
  await moving.catch((error) => {
    throw isAddressTaken(error) ? accountExists() : error;
  });
  return user.userId;
}

/** The address belongs to an account. */
export const accountExists = (): AppError => new AppError('error.account.exists', { code: 409 });

async function moveAddress(
  ctx: Context,
  tx: Db,
  { account, newEmail }: { account: AccountRecord; newEmail: string },
): Promise<void> {
  const { id, email: oldEmail } = account;
  await updateAccount(tx, id, { email: newEmail, isEmailConfirmed: false });
  await endSessionsOf(ctx, tx, { accountId: id, which: 'others' });
  // A link that confirms the old address says nothing of the new one.
  await voidTokens(tx, id, ctx.now(), [...LINKS_OF_OWNER, 'confirm-email']);
  const words = { facts: { oldEmail, newEmail }, values: { newEmail } };
  await postLink(ctx, tx, { name: 'emailChanged', account, ...words });
  await postLink(ctx, tx, { name: 'confirmEmail', account: { ...account, email: newEmail, isEmailConfirmed: false } });
  const about = { objectKind: 'account', objectId: id, actingAs: 'self' } as const;
  await recordAct(tx, ctx, { ...about, act: 'email.changed', before: { email: oldEmail }, after: { email: newEmail } });
}

/**
 * Takes a change of the address back: the old one is in force again and counts as confirmed, since the link came there.
 * All sessions end, and what whoever changed the address could come back by is gone: the password they knew, providers and
 * one-time codes added since, links to them, and links that take a later change back. Links of earlier changes go on.
 *
 * @throws AppError `error.token.invalid`; `error.account.exists` when the old address belongs to another account by now
 */
export async function undoEmailChange(ctx: Context, secret: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { account, facts, createdAt } = await takeToken(tx, { secret, purpose: 'undo-email-change' }, ctx.now());
    const { id: accountId } = account;
    const email = String(facts.oldEmail);
    const holder = await findAccountByEmail(tx, email);
    if (holder && holder.id !== accountId) throw accountExists();
    await updateAccount(tx, accountId, {
      email,
      isEmailConfirmed: true,
      status: confirmed(account),
      passwordHash: null,
    });
    await endSessionsOf(ctx, tx, { accountId, which: 'all' });
    await voidTokens(tx, accountId, ctx.now(), [...LINKS_OF_OWNER, 'confirm-email']);
    await voidLaterUndoing(tx, accountId, { since: createdAt, now: ctx.now() });
    await dropFactorsSince(tx, account, createdAt);
    const about = { objectKind: 'account', objectId: accountId, actingAs: 'token' } as const;
    await recordAct(tx, ctx, {
      ...about,
      act: 'email.changeUndone',
      before: { email: account.email },
      after: { email },
    });
  });
}

/** Takes away what an account was given since a moment to sign in with. */
async function dropFactorsSince(tx: Db, { id, totpConfirmedAt }: AccountRecord, since: Date): Promise<void> {
  await deleteIdentitiesSince(tx, id, since);
  if (totpConfirmedAt !== null && totpConfirmedAt >= since) await clearSecondFactor(tx, id);
}
