import type { WORKSPACE_PATHS } from '#kernel/paths-table.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { IconName } from '#kit/design/icons/icon-names.ts';

/** A screen behind the login; its addresses stand in the kernel's paths table. */
export type WorkspaceScreen = keyof typeof WORKSPACE_PATHS;

/** What the menu counts. */
export type MenuCounters = Pick<Viewer, 'unreadMessages' | 'waitingReviews'>;

/** How the menu of the workspace names a screen. */
export interface WorkspaceEntry {
  /** Id of its text. */
  label: string;
  icon: IconName;
  /** Id of the word under which it stands together with its neighbours. */
  group?: string;
  /** What of the viewer counts what is new there: a field that its capability adds to `Profile`. */
  counter?: keyof MenuCounters;
}

/** All that the workspace knows of a screen. */
interface ScreenFacts {
  /** The role that it asks for; without one it is open to everybody who has signed in. */
  role?: number;
  /** Without one it is reached from other screens. */
  entry?: WorkspaceEntry;
  /** What the page speaks of that stands there until it is built: `workspace.{…}` and `workspace.placeholder.{…}`. */
  placeholder?: string;
}

const LEADS = 'workspace.myLeads';

/**
 * Every screen of the workspace, those of the menu in its order. As roles contain one another, Bronze stands for Bronze,
 * Silver, Gold and Agent. Whoever builds a screen takes its placeholder out here, and that text out of
 * `locales/workspace`.
 *
 * @source docs/reference/workspace.md, "Menu"; docs/reference/permissions.md, "Pages of the workspace"
 */
export const WORKSPACE_SCREENS: Readonly<Record<WorkspaceScreen, ScreenFacts>> = {
  myProperties: { entry: { label: 'workspace.myProperties', icon: 'house' } },
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
  // Leads agents to the sell requests.
  myPotentialCustomers: { role: Role.Bronze },
  sellers: { role: Role.Agent, entry: { label: 'workspace.sellers', icon: 'hand-coins' }, placeholder: 'sellers' },
  estimateRequests: {
    role: Role.Agent,
    entry: { label: 'workspace.estimateRequests', icon: 'calculator' },
    placeholder: 'estimateRequests',
  },
  myMessages: {
    entry: { label: 'header.myMessages', icon: 'message-square', counter: 'unreadMessages' },
  },
  myFavourites: { entry: { label: 'workspace.myFavourites', icon: 'heart' } },
  myAlerts: { entry: { label: 'workspace.myAlerts', icon: 'bell' } },
  moderation: {
    role: Role.Moderator,
    entry: { label: 'workspace.moderation', icon: 'shield-check', counter: 'waitingReviews' },
  },
  // Reached from moderation.
  audit: { role: Role.AdminGlobal },
  imports: { role: Role.Agent, entry: { label: 'workspace.imports', icon: 'file-input' }, placeholder: 'imports' },
  myAgency: {
    role: Role.AdminAgent,
    entry: { label: 'workspace.myAgency', icon: 'building-complex' },
    placeholder: 'myAgency',
  },
  payments: { role: Role.AdminGlobal, entry: { label: 'workspace.payments', icon: 'banknote' } },
  myPayments: { entry: { label: 'workspace.myPayments', icon: 'receipt-swiss-franc' } },
  myAccount: { entry: { label: 'header.myAccount', icon: 'user-round' } },
  myAccountPreview: {},
  editProperty: {},
  previewProperty: {},
  previewImport: { placeholder: 'imports' },
  payProperty: {},
  createRent: {},
  createSell: {},
  previewMyEstimate: { placeholder: 'estimate' },
  estimate: { placeholder: 'estimate' },
  previewEstimate: { placeholder: 'estimate' },
  myClientsPreferences: { role: Role.Bronze, placeholder: 'myClientsPreferences' },
  previewSeller: { role: Role.Bronze, placeholder: 'sellers' },
};

export const isWorkspaceScreen = (screen: string): screen is WorkspaceScreen => screen in WORKSPACE_SCREENS;

/** Whether somebody who has signed in may open a screen of the workspace. */
export function mayOpen(screen: WorkspaceScreen, rolesFlag: number): boolean {
  const { role } = WORKSPACE_SCREENS[screen];
  return role === undefined || hasRole(rolesFlag, role);
}

/** What the placeholder of a screen of the workspace speaks of; null for one that is built, and for any other screen. */
export const placeholderOf = (screen: string): string | null =>
  (isWorkspaceScreen(screen) && WORKSPACE_SCREENS[screen].placeholder) || null;
