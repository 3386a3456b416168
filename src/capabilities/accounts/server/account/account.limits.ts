import { MINUTE_S } from '#kernel/time.ts';
import { HALF_HOUR_S } from '#platform/http/limits/limit-rules.ts';
import type { AttemptRule, WindowRule } from '#platform/http/limits/rate-limit.ts';

/**
 * Rate limits for sign-ins, registrations and changes of address.
 *
 * @source docs/reference/limits.md, "Sign-in"; docs/reference/limits.md, "Registrations"
 */
export const ACCOUNT_WINDOWS = {
  signInsOfNetwork: { count: 25, windowS: 5 * MINUTE_S },
  registrationsOfNetwork: { count: 5, windowS: HALF_HOUR_S },
  // Each change reveals whether another account has the address.
  changesOfAddress: { count: 5, windowS: HALF_HOUR_S },
} as const satisfies Record<string, WindowRule>;

/**
 * Attempts with passwords and codes: five wrong ones in a quarter of an hour, then a growing wait.
 *
 * @source docs/reference/limits.md, "Sign-in"
 */
export const SIGN_IN_ATTEMPTS: AttemptRule = {
  free: 5,
  windowS: 15 * MINUTE_S,
  firstWaitS: MINUTE_S,
  longestWaitS: 60 * MINUTE_S,
};
