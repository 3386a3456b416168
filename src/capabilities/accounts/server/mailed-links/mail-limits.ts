import type { Context } from '#platform/context/context.ts';
import { WINDOWS } from '#platform/http/limits/limit-rules.ts';
import { isWithinRule } from '#platform/http/limits/rate-limit.ts';
import { emailKey } from '../account/account.queries.ts';
import { addressName } from '../sessions/attempts.ts';
import { knownBrowserFor } from '../sessions/known-browser.service.ts';
import { requireUser } from '../sessions/session.service.ts';

/** Counts a mail that a live session requests for itself, against a limit of that session. @throws AppError `error.rateLimit` */
export const countOwnMail = (ctx: Context): Promise<void> =>
  ctx.limits.count(`mail:session:${requireUser(ctx).sessionId}`, WINDOWS.mailsToAddress);

/**
 * Counts a requested mail to an address, against a limit of the owner's live session, of a known browser, or of all strangers together.
 *
 * A mail over the limit of strangers is dropped without an error. The links in the mails already sent stay valid, so that the owner has
 * one.
 *
 * @returns whether the mail may be sent
 * @throws AppError `error.rateLimit` over the limit of the session, the known browser or the network
 * @source docs/reference/limits.md, "Mails"
 */
export async function countRequestedMail(ctx: Context, email: string): Promise<boolean> {
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
