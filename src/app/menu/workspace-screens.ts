import { CAPABILITY_SCREENS } from '#generated/capability-screens.ts';
import type { ViewerCounters } from '#generated/viewer-counters.ts';
import type { MenuEntryFacts, WorkspaceFacts } from '#kernel/manifest/capability-manifest.ts';
import { WORKSPACE_PATHS } from '#kernel/paths/paths-table.ts';
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
  /** Subject of the placeholder until the screen is built: `workspace.{…}` and `workspace.placeholder.{…}`. */
  placeholder?: string;
}

const LEADS = 'workspace.myLeads';

/**
 * Screens that are still to come. As roles contain one another, Bronze represents Bronze, Silver, Gold and Agent.
 *
 * The capability that brings a screen names it in its manifest; the screen then leaves this list, and its text leaves
 * `locales/workspace`.
 */
const COMING_SCREENS = {
  myTenants: {
    role: Role.Bronze,
    entry: { label: 'workspace.myTenants', icon: 'key-round', group: LEADS },
    placeholder: 'myTenants',
  },
  myBuyers: {
    role: Role.Gold,
    entry: { label: 'workspace.myBuyers', icon: 'user-round-search', group: LEADS },
    placeholder: 'myBuyers',
  },
  myPrivateSellers: {
    role: Role.Gold,
    entry: { label: 'workspace.myPrivateSellers', icon: 'users', group: LEADS },
    placeholder: 'myPrivateSellers',
  },
  sellers: { role: Role.Agent, entry: { label: 'workspace.sellers', icon: 'hand-coins' }, placeholder: 'sellers' },
  estimateRequests: {
    role: Role.Agent,
    entry: { label: 'workspace.estimateRequests', icon: 'calculator' },
    placeholder: 'estimateRequests',
  },
  imports: { role: Role.Agent, entry: { label: 'workspace.imports', icon: 'file-input' }, placeholder: 'imports' },
  myAgency: {
    role: Role.AdminAgent,
    entry: { label: 'workspace.myAgency', icon: 'building-complex' },
    placeholder: 'myAgency',
  },
  previewImport: { placeholder: 'imports' },
  previewMyEstimate: { placeholder: 'estimate' },
  estimate: { placeholder: 'estimate' },
  previewEstimate: { placeholder: 'estimate' },
  myClientsPreferences: { role: Role.Bronze, placeholder: 'myClientsPreferences' },
  previewSeller: { role: Role.Bronze, placeholder: 'sellers' },
} as const satisfies Partial<Record<WorkspaceScreen, ScreenFacts>>;

/**
 * Every screen of the workspace: those of the manifests, and those to come.
 *
 * @source docs/reference/workspace.md, "Menu"; docs/reference/permissions.md, "Pages of the workspace"
 */
const WORKSPACE_SCREENS: Readonly<Record<WorkspaceScreen, ScreenFacts>> = {
  ...CAPABILITY_SCREENS,
  ...COMING_SCREENS,
};

/** Entries of the menu, in the order of the table of paths. */
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

/** The subject of the placeholder of a screen of the workspace; null for one that is built, and for any other screen. */
export const placeholderScreenOf = (screen: string): string | null =>
  (isWorkspaceScreen(screen) && WORKSPACE_SCREENS[screen].placeholder) || null;
