import { BRAND } from '#kernel/brand.ts';

/** The visitor's answer to cookies that count visits; null until there is one. */
export type Consent = 'accepted' | 'necessary' | null;

/** The day on which the question is put again. @source docs/reference/screens.md, "Cookie banner" */
const CONSENT_EXPIRES = new Date(Date.UTC(2029, 0, 1));

/** Name of the cookie. */
export const CONSENT_COOKIE = `${BRAND.storagePrefix}cookies`;

const ANSWER_IN_COOKIES = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=(\\w+)`);

/** Reads the answer stored in the cookies of a page. */
export function readConsent(cookies: string): Consent {
  const [, answer] = ANSWER_IN_COOKIES.exec(cookies) ?? [];
  return answer === 'accepted' || answer === 'necessary' ? answer : null;
}

/** The cookie that stores an answer. */
export const consentCookie = (answer: NonNullable<Consent>): string =>
  `${CONSENT_COOKIE}=${answer}; path=/; expires=${CONSENT_EXPIRES.toUTCString()}; samesite=lax`;
