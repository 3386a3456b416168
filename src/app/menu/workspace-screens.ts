import { CAPABILITY_SCREENS } from '#generated/capability-screens.ts';
import type { ViewerCounters } from '#generated/viewer-counters.ts';
import type { MenuEntryFacts, WorkspaceFacts } from '#kernel/manifest/capability-manifest.ts';
import { WORKSPACE_PATHS } from '#kernel/paths/paths-table.ts';
import type { PlaceholderScreen } from '#kernel/paths/placeholder-screens.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { IconName } from '#kit/design/icons/icon-names.ts';

/** A screen behind the login; its addresses are in the kernel's paths table. */
export type WorkspaceScreen = keyof typeof WORKSPACE_PATHS;

/** The menu entry of a screen of the workspace. */
export interface WorkspaceEntry extends MenuEntryFacts {
  icon: IconName;
  counter?: keyof ViewerCounters;
}

/** The facts of a screen of the workspace. */
interface ScreenFacts extends WorkspaceFacts {
  entry?: WorkspaceEntry;
}

const LEADS = 'workspace.myLeads';

/**
 * Screens without a page, whose placeholder opens to the same members. As roles contain one another, Bronze represents Bronze, Silver,
 * Gold and Agent.
 *
 * The capability that brings a screen names it in its manifest; the screen then leaves this list and `PLACEHOLDER_SCREENS`.
 */
const COMING_SCREENS = {
  myTenants: {
    role: Role.Bronze,
    entry: { label: 'workspace.myTenants', icon: 'key-round', group: LEADS },
  },
  myBuyers: {
    role: Role.Gold,
    entry: { label: 'workspace.myBuyers', icon: 'user-round-search', group: LEADS },
  },
  myPrivateSellers: {
    role: Role.Gold,
    entry: { label: 'workspace.myPrivateSellers', icon: 'users', group: LEADS },
  },
  sellers: { role: Role.Agent, entry: { label: 'workspace.sellers', icon: 'hand-coins' } },
  estimateRequests: {
    role: Role.Agent,
    entry: { label: 'workspace.estimateRequests', icon: 'calculator' },
  },
  imports: { role: Role.Agent, entry: { label: 'workspace.imports', icon: 'file-input' } },
  myAgency: {
    role: Role.AdminAgent,
    entry: { label: 'workspace.myAgency', icon: 'building-complex' },
  },
  previewImport: {},
  previewMyEstimate: {},
  estimate: {},
  previewEstimate: {},
  myClientsPreferences: { role: Role.Bronze },
  previewSeller: { role: Role.Bronze },
} as const satisfies Record<WorkspaceScreen & PlaceholderScreen, ScreenFacts>;

/**
 * Every screen of the workspace: those of the manifests, and those without a page.
 *
 * @source docs/reference/workspace.md, "Menu"; docs/reference/permissions.md, "Pages of the workspace"
 */
const WORKSPACE_SCREENS: Readonly<Record<WorkspaceScreen, ScreenFacts>> = {
  ...CAPABILITY_SCREENS,
  ...COMING_SCREENS,
};

/** Entries of the menu, in the order of the table of paths; those of screens without a page are not shown. */
export const MENU_ENTRIES: readonly (readonly [WorkspaceScreen, WorkspaceEntry])[] = (
  Object.keys(WORKSPACE_PATHS) as WorkspaceScreen[]
).flatMap((screen) => {
  const { entry } = WORKSPACE_SCREENS[screen];
  return entry ? [[screen, entry] as const] : [];
});

export const isWorkspaceScreen = (screen: string): screen is WorkspaceScreen => screen in WORKSPACE_SCREENS;

/** Whether a signed-in member may open a screen of the workspace. */
export function mayOpen(screen: WorkspaceScreen, rolesFlag: number): boolean {
  const { role } = WORKSPACE_SCREENS[screen];
  return role === undefined || hasRole(rolesFlag, role);
}
