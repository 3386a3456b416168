/** Cookies of one browser that only the server reads and writes. */
export interface BrowserCookies {
  /** The secret of the session, or null. */
  readonly session: string | null;
  /** Gives the browser the secret of a session, until its last moment; null takes it away. */
  setSession(session: { secret: string; expiresAt: Date } | null): void;
  /** Gives a browser that has none the id of a visitor. */
  setVisitor(visitorId: string): void;
  /** At which accounts somebody signed in with this browser, as it was signed, or null. */
  readonly knownBrowser: string | null;
  setKnownBrowser(mark: string): void;
  /** The secret of a sign-in that was begun at a provider, or null. */
  readonly providerSignIn: string | null;
  setProviderSignIn(secret: string | null): void;
}

/** For work without a browser. */
export const NO_COOKIES: BrowserCookies = {
  session: null,
  setSession: () => {},
  setVisitor: () => {},
  knownBrowser: null,
  setKnownBrowser: () => {},
  providerSignIn: null,
  setProviderSignIn: () => {},
};
