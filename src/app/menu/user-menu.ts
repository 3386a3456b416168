import type { Locale } from '#kernel/locale.ts';
import { isGroup, type MenuLink } from './menu-entry.ts';
import { publishLinks } from './publish-links.ts';
import { type MenuViewer, workspaceMenu } from './workspace-menu.ts';

/**
 * The menu under the name in the bar: all screens of the workspace that the member may open, and the two links to publish; logout
 * is below it.
 *
 * @source docs/reference/screens.md, "Menu of a member"
 */
export function userMenu(viewer: MenuViewer, locale: Locale): MenuLink[] {
  const workspace = workspaceMenu(viewer, locale, '').flatMap((entry) => (isGroup(entry) ? entry.links : [entry]));
  // Beside labels alone an icon would add nothing.
  return [...workspace.map(({ icon: _, ...link }) => link), ...publishLinks(viewer, locale)];
}
