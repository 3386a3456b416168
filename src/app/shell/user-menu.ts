import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { publishLinks } from './header-menu.ts';
import type { MenuLink } from './menu-entry.ts';

/**
 * What opens under the name in the bar; logging out stands below it.
 *
 * @source docs/reference/screens.md, "Menu of a member"
 */
export const userMenu = (viewer: Pick<Viewer, 'rolesFlag' | 'unreadMessages'>, locale: Locale): MenuLink[] => [
  { label: 'header.myMessages', href: buildPath('myMessages', locale), newCount: viewer.unreadMessages },
  { label: 'header.myAccount', href: buildPath('myAccount', locale) },
  ...publishLinks(viewer, locale),
];
