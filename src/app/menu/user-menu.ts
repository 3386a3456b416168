import type { Locale } from '#kernel/locale.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import { placeholderSubject } from '../placeholder/placeholder-screens.ts';
import { isGroup, type MenuLink } from './menu-entry.ts';
import { publishLinks } from './publish-links.ts';
import { type MenuViewer, workspaceMenu } from './workspace-menu.ts';
import { placeholderScreenOf } from './workspace-screens.ts';

/**
 * What opens under the name in the bar: all of the workspace that its owner may open, and the two ways to publish; logging
 * out stands below it. What is still to come does not stand there.
 *
 * @param isThere tests look at all of it
 * @source docs/reference/screens.md, "Menu of a member"
 */
export function userMenu(
  viewer: MenuViewer,
  locale: Locale,
  isThere: (link: MenuLink) => boolean = isBuilt,
): MenuLink[] {
  const workspace = workspaceMenu(viewer, locale, '').flatMap((entry) => (isGroup(entry) ? entry.links : [entry]));
  // Beside words alone a sign would say nothing more.
  const links = [...workspace.map(({ icon: _, ...link }) => link), ...publishLinks(viewer, locale)];
  return links.filter(isThere);
}

function isBuilt({ href }: MenuLink): boolean {
  const screen = matchPath(href)?.screen;
  return screen !== undefined && placeholderScreenOf(screen) === null && placeholderSubject(screen) === null;
}
