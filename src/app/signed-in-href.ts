import { redirectOf } from '#capabilities/accounts/account.links.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { currentViewer } from '#kit/viewer/viewer-store.ts';

/**
 * The page after sign-in: the requested one, else the account; null for a visitor, who sees the sign-in page.
 *
 * @param publicHref public path with query
 * @source docs/reference/screens.md, "Login"
 */
export function signedInHref(publicHref: string, locale: Locale, viewer = currentViewer()): string | null {
  if (!viewer) return null;
  const [, query = ''] = publicHref.split('?', 2);
  return redirectOf(query) ?? buildPath('myAccount', locale);
}
