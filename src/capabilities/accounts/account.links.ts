import type { Locale } from '#kernel/locale.ts';
import { buildPath, matchPath } from '#kernel/paths/paths.ts';

/** Screens that sign in: they make no sense as a target after a sign-in. */
const SIGN_IN_SCREENS: readonly string[] = ['login', 'register'];

/** Characters that browsers remove from URLs, or read as a slash. */
const UNSAFE_CHARACTERS = /[\\\p{Cc}]|%(?:5c|0[0-9a-f]|1[0-9a-f]|7f)/iu;
/** Two slashes at the start, which lead to another host. */
const OTHER_HOST = /^(?:\/|%2f){2}/i;
/** An arbitrary origin for parsing; only paths that stay on it are accepted. */
const ORIGIN = 'https://own.invalid';

/**
 * The path to go to after a sign-in; null for one that leads to another origin or back to the login.
 *
 * @param wanted `redirectUrl` of a URL, which is untrusted input
 * @source docs/reference/permissions.md, "Pages of the workspace"; docs/reference/abuse-cases.md, "52"
 */
export function safeRedirect(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith('/') || UNSAFE_CHARACTERS.test(wanted) || !URL.canParse(wanted, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, ORIGIN);
  if (origin !== ORIGIN || OTHER_HOST.test(pathname)) return null;
  if (isSignInPath(pathname)) return null;
  return pathname + search + hash;
}

/** Whether a path is that of a page that only signs in. */
export const isSignInPath = (pathname: string): boolean => SIGN_IN_SCREENS.includes(matchPath(pathname)?.screen ?? '');

/** Path of the login that leads back to a path with query. @source docs/reference/permissions.md, "Pages of the workspace" */
export const loginPath = (locale: Locale, wanted: string): string =>
  `${buildPath('login', locale)}?${new URLSearchParams({ redirectUrl: wanted })}`;

/** The `redirectUrl` of a query string, if it is safe; else null. */
export const redirectOf = (query: string): string | null => safeRedirect(new URLSearchParams(query).get('redirectUrl'));
