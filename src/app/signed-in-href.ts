import { redirectOf, safeRedirect } from '#capabilities/accounts/account.links.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath, matchPath } from '#kernel/paths/paths.ts';
import { currentViewer } from '#kit/viewer/viewer-store.ts';

/**
 * The page after sign-in: the requested one, else the page that the reader came from, else the home page with its search; null for a
 * visitor, who sees the sign-in page.
 *
 * @param publicHref public path with query
 * @source docs/reference/screens.md, "Login"
 */
export function signedInHref(publicHref: string, locale: Locale, viewer = currentViewer()): string | null {
  if (!viewer) return null;
  const [, query = ''] = publicHref.split('?', 2);
  return redirectOf(query) ?? pageBefore() ?? buildPath('home', locale);
}

/** The page of ours with the link that opened this document, as in a new tab; null without one, and on the server. */
function pageBefore(): string | null {
  if (import.meta.env.SSR || !URL.canParse(document.referrer)) return null;
  const referrer = new URL(document.referrer);
  if (referrer.origin !== window.location.origin) return null;
  const screen = matchPath(referrer.pathname)?.screen;
  if (!screen || screen === 'forgotPassword') return null;
  return safeRedirect(referrer.pathname + referrer.search);
}
