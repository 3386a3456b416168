import { AccountStatus } from '#kernel/actor.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/events/event.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import type { AccountRecord } from '../../account.record.ts';
import { localeOfUser } from '../../account.ts';
import { accountConfirmed } from '../account/account.events.ts';
import { accountMail } from '../account/account.mails.ts';
import { updateAccount } from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { voidTokens } from '../mailed-links/token.queries.ts';
import { redeemToken, requireToken } from '../mailed-links/token.service.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseWeakPassword } from '../passwords/password-rules.ts';
import { unsubscribeAddress } from '../profile/preference.service.ts';
import {
  reauth,
  requireReauthenticationByLink,
  requireSamePassword,
} from '../reauthentication/reauthentication.service.ts';
import { isOwnBrowser, makeKnown } from '../sessions/known-browser.service.ts';
import { displace, isUnconfirmedElsewhere } from './displacing.service.ts';

const PURPOSE = 'confirm-email';

/** A confirmation: the mailed link, and the proof of who created the account. */
export interface Confirmation {
  secret: string;
  /** Password chosen at the registration; null in a browser that is known to the account. */
  password: string | null;
  /** New password, for a reader who does not know that one; else null. */
  newPassword: string | null;
}

/**
 * Confirms the address of an account by a mailed link.
 *
 * The reader of the mail may not be the creator of the account, so a browser that is not known to it needs the password. A reader who does
 * not know it sets a new one, and gets a new account in place of that one.
 *
 * @throws AppError `error.token.invalid`; `error.auth.reauth` without the right password; `error.rateLimit`; `error.validation` and
 *   `error.password.common` for a new one
 */
export async function confirmEmail(ctx: Context, { secret, password, newPassword }: Confirmation): Promise<void> {
  if (newPassword !== null) return confirmAnew(ctx, secret, newPassword);
  const isShownHere = (account: AccountRecord): boolean => isOwnBrowser(ctx, account);
  const reauthenticated = await requireReauthenticationByLink(ctx, { secret, purpose: PURPOSE, password, isShownHere });
  await ctx.db.transaction().execute(async (tx) => {
    const { account } = await redeemToken(tx, { secret, purpose: PURPOSE }, ctx.now());
    requireSamePassword(account, reauthenticated);
    const { id: accountId } = account;
    const status = statusOnceConfirmed(account);
    await updateAccount(tx, accountId, { isEmailConfirmed: true, status, activeAt: ctx.now() });
    await voidTokens(tx, accountId, ctx.now(), [PURPOSE]);
    makeKnown(ctx, account);
    if (account.newsletterPreference) await postWelcome(ctx, tx, account);
    await recordConfirmation(ctx, tx, account);
  });
}

async function confirmAnew(ctx: Context, secret: string, newPassword: string): Promise<void> {
  await refuseWeakPassword(newPassword, { field: 'newPassword', email: '' });
  await requireToken(ctx.db, { secret, purpose: PURPOSE }, ctx.now());
  const passwordHash = await hashPassword(newPassword, ctx.ending);
  await ctx.db.transaction().execute(async (tx) => {
    const { account } = await redeemToken(tx, { secret, purpose: PURPOSE }, ctx.now());
    await refuseWeakPassword(newPassword, { field: 'newPassword', email: account.email });
    // An account that changed to this address stays its owner's, because the address may be a typing error.
    if (!isUnconfirmedElsewhere(account)) throw reauth();
    await displace(ctx, tx, { account, passwordHash });
    await recordConfirmation(ctx, tx, account);
  });
}

/** The status of an account whose address is confirmed. */
export const statusOnceConfirmed = ({ status }: AccountRecord): number =>
  status === AccountStatus.NotConfirmed ? AccountStatus.Active : status;

async function recordConfirmation(ctx: Context, tx: Db, { id, email }: AccountRecord): Promise<void> {
  await recordAccountAct(tx, ctx, id, { act: 'email.confirmed', actingAs: 'token', after: { email } });
  await announce(tx, accountConfirmed, { accountId: id });
}

/** Queues the welcome mail of the newsletter, only after the address is confirmed. */
async function postWelcome(ctx: Context, tx: Db, account: AccountRecord): Promise<void> {
  const { id, email, uiLang } = account;
  const href = ctx.services.origin + buildPath('home', localeOfUser(uiLang));
  const unsubscribeHref = await unsubscribeAddress(ctx, tx, { accountId: id, type: 'newsletter' });
  await enqueueMail(ctx, tx, accountMail({ name: 'welcome', account, to: email, about: email, href, unsubscribeHref }));
}
