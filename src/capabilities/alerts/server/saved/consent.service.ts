import { mailAddressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import { hashOfLink, invalidToken, newLinkSecret } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { WINDOWS } from '#platform/http/limits/limit-rules.ts';
import { isWithinRule } from '#platform/http/limits/rate-limit.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import type { AlertConsent } from '../../alert.record.ts';
import { consentMail } from './consent.mail.ts';
import {
  findConsent,
  insertConsent,
  markAlertConfirmed,
  markUnwanted,
  type NewConsent,
  spendConsent,
} from './consent.queries.ts';

/** Validity of a consent link. @source docs/reference/permissions.md, "Links of mails" */
const VALIDITY_MS = 7 * DAY_MS;

/**
 * Counts a consent mail against the limits of its network and its address. A mail over the limit of the address is dropped without an
 * error, because the links already sent also confirm later alerts.
 *
 * @returns whether the mail may be sent
 * @throws AppError `error.rateLimit` for a network over its limit
 * @source docs/reference/limits.md, "Mails"
 */
export async function countConsentMail(ctx: Context, email: string): Promise<boolean> {
  await ctx.limits.count(`mail:${ctx.network}`, WINDOWS.mailsOfNetwork);
  return isWithinRule(ctx.limits.count(`alerts:to:${mailAddressKey(email)}`, WINDOWS.mailsToAddress));
}

/** Queues a consent mail to an address. The mail contains no text that the visitor wrote. */
export async function askForConsent(ctx: Context, tx: Db, { visitorId, email }: NewConsent): Promise<void> {
  const now = ctx.now();
  const { secret, tokenHash } = newLinkSecret();
  await insertConsent(tx, { tokenHash, visitorId, email, now, expiresAt: new Date(now.getTime() + VALIDITY_MS) });
  await enqueueMail(
    ctx,
    tx,
    consentMail({ id: tokenHash.toString('hex'), to: email, locale: ctx.locale, secret, origin: ctx.services.origin }),
  );
}

/** The pending consent of a link. The call changes nothing. @throws AppError `error.token.invalid` */
export async function readAlertConsent(ctx: Context, secret: string): Promise<AlertConsent> {
  const consent = await findConsent(ctx.db, hashOfLink(secret), ctx.now());
  if (!consent) throw invalidToken();
  return consent;
}

/** Confirms the address of a consent link, so that alerts are mailed there. @throws AppError `error.token.invalid` */
export const confirmConsent = (ctx: Context, secret: string): Promise<void> => answer(ctx, secret, markAlertConfirmed);

/** Declines alert mails at the address of a consent link, and deletes the address. @throws AppError `error.token.invalid` */
export const declineConsent = (ctx: Context, secret: string): Promise<void> => answer(ctx, secret, markUnwanted);

/** Uses up the link and applies the answer in one transaction. */
const answer = (ctx: Context, secret: string, apply: typeof markAlertConfirmed): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now();
    const about = await spendConsent(tx, hashOfLink(secret), now);
    if (!about || (await apply(tx, about, now)) === 0) throw invalidToken();
  });
