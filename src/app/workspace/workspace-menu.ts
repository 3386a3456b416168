import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { isGroup, type MenuEntry, type MenuLink } from '../shell/menu-entry.ts';
import { mayOpen, type WorkspaceScreen } from './workspace-access.ts';

/** What decides over the menus of somebody who has signed in. */
type MenuViewer = Pick<Viewer, 'rolesFlag' | 'unreadMessages'>;

/** An entry before it is known who reads it; who may open the screen sees it. */
interface AccountEntry {
  label: string;
  screen: ListScreen;
  counter?: 'unreadMessages';
}

/** Screens whose address is complete without a parameter. */
type ListScreen = Exclude<
  WorkspaceScreen,
  'editProperty' | 'previewProperty' | 'previewImport' | 'payProperty' | 'previewMyEstimate'
>;

const MESSAGES: AccountEntry = { label: 'header.myMessages', screen: 'myMessages', counter: 'unreadMessages' };
const ACCOUNT: AccountEntry = { label: 'header.myAccount', screen: 'myAccount' };

/** The workspace in its order. @source docs/reference/workspace.md, "Menu" */
const WORKSPACE: readonly (AccountEntry | { label: string; entries: readonly AccountEntry[] })[] = [
  { label: 'workspace.myProperties', screen: 'myProperties' },
  {
    label: 'workspace.myLeads',
    entries: [
      { label: 'workspace.myTenants', screen: 'myTenants' },
      { label: 'workspace.myBuyers', screen: 'myBuyers' },
      { label: 'workspace.myPrivateSellers', screen: 'myPrivateSellers' },
    ],
  },
  { label: 'workspace.sellers', screen: 'sellers' },
  { label: 'workspace.estimateRequests', screen: 'estimateRequests' },
  MESSAGES,
  { label: 'workspace.myFavourites', screen: 'myFavourites' },
  { label: 'workspace.myAlerts', screen: 'myAlerts' },
  { label: 'workspace.moderation', screen: 'moderation' },
  { label: 'workspace.imports', screen: 'imports' },
  { label: 'workspace.myAgency', screen: 'myAgency' },
  ACCOUNT,
];

/**
 * The navigation of the workspace: what this member may open.
 *
 * @param path public path of the page, whose entry is marked
 * @source docs/reference/workspace.md, "Menu"; docs/reference/permissions.md, "Pages of the workspace"
 */
export function workspaceMenu(viewer: MenuViewer, locale: Locale, path: string): MenuEntry[] {
  const linksOf = (entries: readonly AccountEntry[]): MenuLink[] =>
    entries
      .filter(({ screen }) => mayOpen(screen, viewer.rolesFlag))
      .map((entry) => linkOf(entry, viewer, locale))
      .map((link) => ({ ...link, isCurrent: isBelow(path, link.href) }));
  return WORKSPACE.flatMap((entry): MenuEntry[] =>
    'screen' in entry ? linksOf([entry]) : [{ label: entry.label, links: linksOf(entry.entries) }],
  ).filter((entry) => !isGroup(entry) || entry.links.length > 0);
}

function linkOf({ label, screen, counter }: AccountEntry, viewer: MenuViewer, locale: Locale): MenuLink {
  const link = { label, href: buildPath(screen, locale) };
  return counter ? { ...link, newCount: viewer[counter] } : link;
}

const isBelow = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);
