import { BRAND } from '#kernel/brand.ts';

/** What somebody said to cookies that count visits; null until they said something. */
export type Consent = 'accepted' | 'necessary' | null;

/** The day on which the answer is asked for again. @source docs/reference/screens.md, "Cookie banner" */
const CONSENT_EXPIRES = new Date(Date.UTC(2029, 0, 1));

/** Its name. */
export const CONSENT_COOKIE = `${BRAND.storagePrefix}cookies`;

const ANSWER_IN_COOKIES = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=(\\w+)`);

/** The answer kept in the cookies of a page. */
export function readConsent(cookies: string): Consent {
  const [, answer] = ANSWER_IN_COOKIES.exec(cookies) ?? [];
  return answer === 'accepted' || answer === 'necessary' ? answer : null;
}

/** The cookie that keeps an answer. */
export const consentCookie = (answer: NonNullable<Consent>): string =>
  `${CONSENT_COOKIE}=${answer}; path=/; expires=${CONSENT_EXPIRES.toUTCString()}; samesite=lax`;
