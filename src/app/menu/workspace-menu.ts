import type { ViewerCounters } from '#generated/viewer-counters.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { type BuiltScreen, hasPage } from '#kernel/paths/placeholder-screens.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import type { MenuEntry, MenuLink } from './menu-entry.ts';
import { MENU_ENTRIES, mayOpen, type WorkspaceEntry, type WorkspaceScreen } from './workspace-screens.ts';

/** The fields of a signed-in member that decide over the menus. */
export type MenuViewer = Pick<Viewer, 'rolesFlag'> & ViewerCounters;

/** Screens with a page whose address is complete without a parameter. */
type ListScreen = Exclude<WorkspaceScreen & BuiltScreen, 'editProperty' | 'previewProperty' | 'payProperty'>;

/**
 * The navigation of the workspace: the screens with a page that this member may open.
 *
 * @param path public path of the page, whose entry is marked
 * @source docs/reference/workspace.md, "Menu"; docs/reference/permissions.md, "Pages of the workspace"
 */
export function workspaceMenu(viewer: MenuViewer, locale: Locale, path: string): MenuEntry[] {
  const menu: (MenuLink | { label: string; links: MenuLink[] })[] = [];
  for (const [screen, entry] of MENU_ENTRIES as readonly (readonly [ListScreen, WorkspaceEntry])[]) {
    if (!hasPage(screen) || !mayOpen(screen, viewer.rolesFlag)) continue;
    const link = linkOf(entry, buildPath(screen, locale), viewer, path);
    const group = menu.find(({ label }) => label === entry.group);
    if (group && 'links' in group) group.links.push(link);
    else menu.push(entry.group ? { label: entry.group, links: [link] } : link);
  }
  return menu;
}

function linkOf({ label, icon, counter }: WorkspaceEntry, href: string, viewer: MenuViewer, path: string): MenuLink {
  const link = { label, icon, href, isCurrent: path === href || path.startsWith(`${href}/`) };
  return counter ? { ...link, newCount: viewer[counter] } : link;
}
