import { isStopSecret } from '#kernel/stop-link.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { resumeMail, stopMail } from '#platform/mail/recipient.service.ts';
import { EMAIL_PREFERENCES, type EmailPreference } from '../../account.ts';
import { mailLinks } from '../account/account.mails.ts';
import { updatePreference } from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { invalidToken, makeToken, takeToken } from '../mailed-links/token.service.ts';
import { requireUser } from '../sessions/session.service.ts';

/** What mail somebody wants, or no longer. */
export interface PreferenceChange {
  type: EmailPreference;
  value: boolean;
  /** The secret of a mail's link, for who is not signed in; null otherwise. */
  secret: string | null;
}

/**
 * Says which mail is wanted: by the actor, or by whoever holds the link of a mail of that kind.
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
    const { account, facts } = await takeToken(tx, { secret, purpose: 'unsubscribe' }, ctx.now());
    const { id: accountId } = account;
    if (facts.type !== type) throw invalidToken();
    await prefer(ctx, tx, { accountId, type, value, actingAs: 'token' });
    return accountId;
  });
}

/**
 * No more mail of the kind that a link belongs to; by the stop link of a mail, none of any kind to its address.
 *
 * @throws AppError `error.token.invalid`
 */
export async function unsubscribeFromMails(ctx: Context, secret: string): Promise<void> {
  if (isStopSecret(secret)) return requireTrue(await stopMail(ctx.services, ctx.db, secret));
  await ctx.db.transaction().execute(async (tx) => {
    const { account, facts } = await takeToken(tx, { secret, purpose: 'unsubscribe' }, ctx.now());
    const { id: accountId } = account;
    const type = EMAIL_PREFERENCES.find((known) => known === facts.type);
    if (!type) throw invalidToken();
    await prefer(ctx, tx, { accountId, type, value: false, actingAs: 'token' });
  });
}

/** Mail goes to the address of a stop link again. @throws AppError `error.token.invalid` */
export const resume = async (ctx: Context, secret: string): Promise<void> =>
  requireTrue(await resumeMail(ctx.services, ctx.db, secret));

function requireTrue(isDone: boolean): void {
  if (!isDone) throw invalidToken();
}

/** The address that a mail of one kind offers to those who want no more of it. */
export async function unsubscribeAddress(
  ctx: Pick<Context, 'services' | 'now'>,
  tx: Db,
  { accountId, type }: { accountId: number; type: EmailPreference },
): Promise<string> {
  const secret = await makeToken(tx, { purpose: 'unsubscribe', accountId, facts: { type } }, ctx.now());
  return ctx.services.origin + mailLinks.unsubscribe(secret);
}

/** No more mail of a kind, for whoever holds a link of such a mail that says whose it is. */
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
