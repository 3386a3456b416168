import type { Context } from '#platform/context/context.ts';
import type { AccountRecord } from '../../account.record.ts';
import { SIGN_IN_ATTEMPTS } from '../account/account.limits.ts';
import { emailKey } from '../account/account.queries.ts';
import { hashOfSecret } from '../account/one-time-secret.ts';
import { knownBrowserFor, knownBrowserOf } from './known-browser.service.ts';

/**
 * Name of a counter of attempts on an account. All strangers share one counter for each account.
 *
 * A known browser, a session and the holder of a mailed link have counters of their own, which strangers cannot use up.
 *
 * @source docs/reference/limits.md, "Sign-in"
 */
export type Attempts = string & { readonly kind: 'attempts' };

const named = (name: string): Attempts => name as Attempts;

/** Counter of strangers, for known and unknown addresses alike. */
export const attemptsOfStrangers = (email: string): Attempts => named(`sign-in:${addressName(email)}`);

/** Counter of a sign-in by password, and whether it is that of strangers. */
export async function attemptsAtSignIn(
  ctx: Context,
  email: string,
): Promise<{ attempts: Attempts; isStranger: boolean }> {
  const browser = await knownBrowserFor(ctx, email);
  if (browser === null) return { attempts: attemptsOfStrangers(email), isStranger: true };
  return { attempts: named(`sign-in:browser:${browser}`), isStranger: false };
}

/** Counter of a live session that has to show its password again. */
export const attemptsOfSession = (sessionId: number): Attempts => named(`proof:session:${sessionId}`);

/** Counter of the holder of a link that was mailed to the owner of an account. */
export const attemptsOfLink = (accountId: number): Attempts => named(`proof:link:${accountId}`);

/** Counter of attempts with a one-time code. */
export function attemptsAtCode(ctx: Context, account: Pick<AccountRecord, 'id' | 'browserGeneration'>): Attempts {
  const { actor } = ctx;
  if (actor.kind === 'user') return named(`second-factor:session:${actor.sessionId}`);
  const browser = knownBrowserOf(ctx, account);
  return named(browser === null ? `second-factor:${account.id}` : `second-factor:browser:${browser}`);
}

/** Counts an attempt before it is made. @throws AppError `error.rateLimit` during a wait */
export const attempt = ({ limits }: Context, attempts: Attempts): Promise<void> =>
  limits.attempt(attempts, SIGN_IN_ATTEMPTS);

/** An address in the name of a counter: hashed, so that it cannot be read there. */
export const addressName = (email: string): string => hashOfSecret(emailKey(email)).toString('base64url');
