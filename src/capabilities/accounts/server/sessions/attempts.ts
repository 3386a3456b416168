import type { Context } from '#platform/context/context.ts';
import type { AccountRecord } from '../../account.record.ts';
import { SIGN_IN_ATTEMPTS } from '../account/account.limits.ts';
import { emailKey } from '../account/account.queries.ts';
import { hashOfSecret } from '../account/one-time-secret.ts';
import { knownBrowserFor, knownBrowserOf } from './known-browser.service.ts';

/**
 * Under which name tries at an account are counted. Strangers share one for each account; a browser that is known there, a
 * session and whoever holds the link of a mail have their own, so that nobody else uses those up.
 *
 * @source docs/reference/limits.md, "Sign-in"
 */
export type Attempts = string & { readonly kind: 'attempts' };

const named = (name: string): Attempts => name as Attempts;

/** Tries of strangers, for known and unknown addresses alike. */
export const attemptsOfStrangers = (email: string): Attempts => named(`sign-in:${addressName(email)}`);

/** Tries with a password of whoever signs in, and whether those are strangers. */
export async function attemptsAtSignIn(
  ctx: Context,
  email: string,
): Promise<{ attempts: Attempts; isStranger: boolean }> {
  const browser = await knownBrowserFor(ctx, email);
  if (browser === null) return { attempts: attemptsOfStrangers(email), isStranger: true };
  return { attempts: named(`sign-in:browser:${browser}`), isStranger: false };
}

/** Tries of a live session, which is asked for its password once more. */
export const attemptsOfSession = (sessionId: number): Attempts => named(`proof:session:${sessionId}`);

/** Tries of whoever holds the link of a mail to the owner of an account. */
export const attemptsOfLink = (accountId: number): Attempts => named(`proof:link:${accountId}`);

/** Tries with a one-time code. */
export function attemptsAtCode(ctx: Context, account: Pick<AccountRecord, 'id' | 'browserGeneration'>): Attempts {
  const { actor } = ctx;
  if (actor.kind === 'user') return named(`second-factor:session:${actor.sessionId}`);
  const browser = knownBrowserOf(ctx, account);
  return named(browser === null ? `second-factor:${account.id}` : `second-factor:browser:${browser}`);
}

/** Counts a try before it is made. @throws AppError `error.rateLimit` while a wait is on */
export const attempt = ({ limits }: Context, attempts: Attempts): Promise<void> =>
  limits.attempt(attempts, SIGN_IN_ATTEMPTS);

/** An address as names of counts have it: it cannot be read there. */
export const addressName = (email: string): string => hashOfSecret(emailKey(email)).toString('base64url');
