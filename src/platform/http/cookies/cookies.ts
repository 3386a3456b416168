import { randomUUID } from 'node:crypto';

/** Cookies of one browser that only the server reads and writes. */
export interface BrowserCookies {
  /** The secret of the session, or null. */
  readonly session: string | null;
  /** Sets the secret of a session until it expires; null deletes it. */
  setSession(session: { secret: string; expiresAt: Date } | null): void;
  /** An id for a browser without one: the same for all requests of a page that precede its first answer. */
  newVisitorId(): string;
  /** Sets the id of a visitor in a browser without one. */
  setVisitor(visitorId: string): void;
  /** Signed list of accounts that signed in with this browser, or null. */
  readonly knownBrowser: string | null;
  setKnownBrowser(mark: string): void;
  /** The secret of a pending sign-in at a provider, or null. */
  readonly providerSignIn: string | null;
  setProviderSignIn(secret: string | null): void;
}

/** For work without a browser. */
export const NO_COOKIES: BrowserCookies = {
  session: null,
  setSession: () => {},
  newVisitorId: randomUUID,
  setVisitor: () => {},
  knownBrowser: null,
  setKnownBrowser: () => {},
  providerSignIn: null,
  setProviderSignIn: () => {},
};
