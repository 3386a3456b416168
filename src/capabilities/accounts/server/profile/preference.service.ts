import { isStopSecret } from '#kernel/stop-link.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { resumeMail, stopMail } from '#platform/mail/recipient.service.ts';
import { EMAIL_PREFERENCES, type EmailPreference } from '../../account.ts';
import { mailLinks } from '../account/account.mails.ts';
import { updatePreference } from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { invalidToken, makeToken, redeemToken } from '../mailed-links/token.service.ts';
import { requireUser } from '../sessions/session.service.ts';

/** A change of a mail preference. */
export interface PreferenceChange {
  type: EmailPreference;
  value: boolean;
  /** Secret of a mailed link, for a caller without a session; else null. */
  secret: string | null;
}

/**
 * Sets a mail preference, for the actor or by the link in a mail of that kind.
 *
 * @returns id of the account
 * @throws AppError `error.token.invalid`; `error.auth.required`
 */
export async function changeEmailPreference(ctx: Context, { type, value, secret }: PreferenceChange): Promise<number> {
  if (secret === null) {
    const { userId } = requireUser(ctx);
    await ctx.db.transaction().execute((tx) => prefer(ctx, tx, { accountId: userId, type, value, actingAs: 'self' }));
    return userId;
  }
  return ctx.db.transaction().execute(async (tx) => {
    const { account, facts } = await redeemToken(tx, { secret, purpose: 'unsubscribe' }, ctx.now());
    const { id: accountId } = account;
    if (facts.type !== type) throw invalidToken();
    await prefer(ctx, tx, { accountId, type, value, actingAs: 'token' });
    return accountId;
  });
}

/**
 * Ends mails of the kind that a link belongs to. The stop link of a mail ends all mails to its address.
 *
 * @throws AppError `error.token.invalid`
 */
export async function unsubscribeFromMails(ctx: Context, secret: string): Promise<void> {
  if (isStopSecret(secret)) return requireTrue(await stopMail(ctx.services, ctx.db, secret));
  await ctx.db.transaction().execute(async (tx) => {
    const { account, facts } = await redeemToken(tx, { secret, purpose: 'unsubscribe' }, ctx.now());
    const { id: accountId } = account;
    const type = EMAIL_PREFERENCES.find((known) => known === facts.type);
    if (!type) throw invalidToken();
    await prefer(ctx, tx, { accountId, type, value: false, actingAs: 'token' });
  });
}

/** Resumes mails to the address of a stop link. @throws AppError `error.token.invalid` */
export const resume = async (ctx: Context, secret: string): Promise<void> =>
  requireTrue(await resumeMail(ctx.services, ctx.db, secret));

function requireTrue(isDone: boolean): void {
  if (!isDone) throw invalidToken();
}

/** The unsubscribe URL of a mail of one kind. */
export async function unsubscribeAddress(
  ctx: Pick<Context, 'services' | 'now'>,
  tx: Db,
  { accountId, type }: { accountId: number; type: EmailPreference },
): Promise<string> {
  const secret = await makeToken(tx, { purpose: 'unsubscribe', accountId, facts: { type } }, ctx.now());
  return ctx.services.origin + mailLinks.unsubscribe(secret);
}

/** Ends mails of one kind to an account, by a link that contains the account. */
export const endMailOfKind = (
  ctx: Context,
  tx: Db,
  { accountId, type }: { accountId: number; type: EmailPreference },
): Promise<void> => prefer(ctx, tx, { accountId, type, value: false, actingAs: 'token' });

interface Preference {
  accountId: number;
  type: EmailPreference;
  value: boolean;
  actingAs: 'self' | 'token';
}

async function prefer(ctx: Context, tx: Db, { accountId, type, value, actingAs }: Preference): Promise<void> {
  await updatePreference(tx, accountId, { type, value, now: ctx.now() });
  await recordAccountAct(tx, ctx, accountId, { actingAs, act: 'preference.changed', after: { [type]: value } });
}
