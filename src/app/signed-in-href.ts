import { redirectOf } from '#capabilities/accounts/account.links.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { currentViewer } from '#kit/viewer/viewer-store.ts';

/**
 * Where a page for signing in leads on to: where somebody wanted to go, else to their account; null for a visitor, whom it
 * is for.
 *
 * @param publicHref public path with query
 * @source docs/reference/screens.md, "Login"
 */
export function signedInHref(publicHref: string, locale: Locale, viewer = currentViewer()): string | null {
  if (!viewer) return null;
  const [, query = ''] = publicHref.split('?', 2);
  return redirectOf(query) ?? buildPath('myAccount', locale);
}
