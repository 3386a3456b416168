import type { WorkspaceScreen } from './workspace-access.ts';

/** Screens of the workspace that have a page. */
type BuiltScreen = 'myAccount' | 'myAccountPreview';

/** What a coming page of the workspace tells: its texts are `workspace.{subject}` and `workspace.coming.{subject}`. */
export type WorkspaceSubject = (typeof COMING_IN_WORKSPACE)[keyof typeof COMING_IN_WORKSPACE];

/**
 * Every screen of the workspace that is still to come, with the subject its page speaks of. Whoever builds a screen
 * takes it out here, and its text out of `locales/`.
 */
export const COMING_IN_WORKSPACE = {
  myAlerts: 'myAlerts',
  myFavourites: 'myFavourites',
  myMessages: 'myMessages',
  myProperties: 'myProperties',
  editProperty: 'myProperties',
  previewProperty: 'myProperties',
  previewImport: 'imports',
  payProperty: 'myProperties',
  createRent: 'myProperties',
  createSell: 'myProperties',
  previewMyEstimate: 'estimate',
  estimate: 'estimate',
  previewEstimate: 'estimate',
  myTenants: 'myTenants',
  myBuyers: 'myBuyers',
  myPrivateSellers: 'myPrivateSellers',
  myClientsPreferences: 'myClientsPreferences',
  sellers: 'sellers',
  previewSeller: 'sellers',
  estimateRequests: 'estimateRequests',
  moderation: 'moderation',
  imports: 'imports',
  myAgency: 'myAgency',
} as const satisfies Record<Exclude<WorkspaceScreen, BuiltScreen>, string>;

/** The subject of a screen of the workspace that is still to come; null for any other. */
export const comingInWorkspace = (screen: string): WorkspaceSubject | null =>
  screen in COMING_IN_WORKSPACE ? COMING_IN_WORKSPACE[screen as keyof typeof COMING_IN_WORKSPACE] : null;
