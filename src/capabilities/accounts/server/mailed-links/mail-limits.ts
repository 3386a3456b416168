import type { Context } from '#platform/context/context.ts';
import { WINDOWS } from '#platform/http/limits/limit-rules.ts';
import { isWithinRule } from '#platform/http/limits/rate-limit.ts';
import { emailKey } from '../account/account.queries.ts';
import { addressName } from '../sessions/attempts.ts';
import { knownBrowserFor } from '../sessions/known-browser.service.ts';
import { requireUser } from '../sessions/session.service.ts';

/** Counts a mail that a live session asks for itself: nobody else can use that up. @throws AppError `error.rateLimit` */
export const countOwnMail = (ctx: Context): Promise<void> =>
  ctx.limits.count(`mail:session:${requireUser(ctx).sessionId}`, WINDOWS.mailsToAddress);

/**
 * Counts a mail to an address: for its owner's live session, for a browser that is known there, or for all strangers
 * together. What strangers ask beyond their number is not sent, and they are not told: the mails that went out hold links
 * which are still good, so that whoever asks in earnest finds one.
 *
 * @returns whether the mail may be sent
 * @throws AppError `error.rateLimit` to who uses up what is their own, or their network's
 * @source docs/reference/limits.md, "Mails"
 */
export async function countAskedMail(ctx: Context, email: string): Promise<boolean> {
  const { actor, limits, network } = ctx;
  if (actor.kind === 'user' && emailKey(actor.email) === emailKey(email)) {
    await countOwnMail(ctx);
    return true;
  }
  const browser = await knownBrowserFor(ctx, email);
  if (browser !== null) {
    await limits.count(`mail:browser:${browser}`, WINDOWS.mailsToAddress);
    return true;
  }
  await limits.count(`mail:${network}`, WINDOWS.mailsOfNetwork);
  return isWithinRule(limits.count(`mail:${addressName(email)}`, WINDOWS.mailsToAddress));
}
