import type { Locale } from '#kernel/locale.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import { placeholderSubject } from '../placeholder/placeholder-screens.ts';
import { isGroup, type MenuLink } from './menu-entry.ts';
import { publishLinks } from './publish-links.ts';
import { type MenuViewer, workspaceMenu } from './workspace-menu.ts';
import { placeholderScreenOf } from './workspace-screens.ts';

/**
 * The menu under the name in the bar: all screens of the workspace that the member may open, and the two links to publish; logout
 * is below it. Screens that are still to come are left out.
 *
 * @param isThere whether a screen exists; tests pass their own to include all
 * @source docs/reference/screens.md, "Menu of a member"
 */
export function userMenu(
  viewer: MenuViewer,
  locale: Locale,
  isThere: (link: MenuLink) => boolean = isBuilt,
): MenuLink[] {
  const workspace = workspaceMenu(viewer, locale, '').flatMap((entry) => (isGroup(entry) ? entry.links : [entry]));
  // Beside labels alone an icon would add nothing.
  const links = [...workspace.map(({ icon: _, ...link }) => link), ...publishLinks(viewer, locale)];
  return links.filter(isThere);
}

function isBuilt({ href }: MenuLink): boolean {
  const screen = matchPath(href)?.screen;
  return screen !== undefined && placeholderScreenOf(screen) === null && placeholderSubject(screen) === null;
}
