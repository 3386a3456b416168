import type { Locale } from '#kernel/locale.ts';
import { buildPath, matchPath } from '#kernel/paths/paths.ts';

/** Screens that sign somebody in: being led there after signing in would lead nowhere. */
const SIGN_IN_SCREENS: readonly string[] = ['login', 'register'];

/** What browsers drop from addresses, or read as a slash. */
const TREACHEROUS = /[\\\p{Cc}]|%(?:5c|0[0-9a-f]|1[0-9a-f]|7f)/iu;
/** Two slashes begin another host. */
const OTHER_HOST = /^(?:\/|%2f){2}/i;
/** Any origin will do: only paths that stay on it are let through. */
const ORIGIN = 'https://own.invalid';

/**
 * The path to go to after signing in, or null for one that would lead off our own origin or back to the login.
 *
 * @param wanted `redirectUrl` of an address, as anybody may have written it
 * @source docs/reference/permissions.md, "Pages of the workspace"; docs/reference/abuse-cases.md, "52"
 */
export function safeRedirect(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith('/') || TREACHEROUS.test(wanted) || !URL.canParse(wanted, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, ORIGIN);
  if (origin !== ORIGIN || OTHER_HOST.test(pathname)) return null;
  if (SIGN_IN_SCREENS.includes(matchPath(pathname)?.screen ?? '')) return null;
  return pathname + search + hash;
}

/** The login that leads back to a path with query. @source docs/reference/permissions.md, "Pages of the workspace" */
export const loginPath = (locale: Locale, wanted: string): string =>
  `${buildPath('login', locale)}?${new URLSearchParams({ redirectUrl: wanted })}`;

/** The `redirectUrl` of a query string, if it can be followed. */
export const redirectOf = (query: string): string | null => safeRedirect(new URLSearchParams(query).get('redirectUrl'));
