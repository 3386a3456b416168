import type { WORKSPACE_PATHS } from '../paths/paths-table.ts';

/** Label and icon of a screen in the workspace's menu. */
export interface MenuEntryFacts {
  /** Id of its text. */
  label: string;
  /** Name of an icon of the design system. */
  icon: string;
  /** Id of the word that groups it with its neighbours. */
  group?: string;
  /** Number of new things there: one of the manifest's `counters`. */
  counter?: string;
}

/** Facts of the workspace about a screen behind the login. */
export interface WorkspaceFacts {
  /** The required role; without one it is open to every member. */
  role?: number;
  /** Without one the screen is reached from other screens. */
  entry?: MenuEntryFacts;
}

/**
 * Facts of a kind of notification of the bell. Its text is filled with `name`, `count`, `title` and `place` of a notification's data; a
 * notification whose data name a home or an article leads there.
 */
export interface NotificationKind {
  /** Id of its text, in the part `notifications`. */
  label: string;
  /** Id of its text where the data have no name. */
  namelessLabel?: string;
  /** Position among the kinds; kinds without one come last. @source docs/reference/workspace.md, "Bell" */
  rank?: number;
  /** The screen that it leads to, with the id of its conversation. */
  screen?: keyof typeof WORKSPACE_PATHS;
  /** Whether opening it marks it as seen. */
  isSeenByOpening?: boolean;
  /** Whether its changes change the counters of the menu. */
  isCounted?: boolean;
}

/**
 * The parts of a capability that browsers share with the server: `<noun>.manifest.ts` at the root of its folder exports one as `manifest`.
 * `npm run generate` writes the lists of all capabilities, so that browsers load those alone.
 */
export interface CapabilityManifest {
  /** Its parts of the texts: folders of `locales/`, each loaded with the pages that name it. */
  texts?: readonly string[];
  /** Its parts of the texts that the server alone reads, for mails and documents: folders of `locales/`, named `server-…`. */
  serverTexts?: readonly string[];
  /** Purposes for which visitors pass the bot check. @source docs/reference/permissions.md, "People and programs" */
  humanPurposes?: readonly string[];
  /** Prefixes of the browser's storage keys that logout clears, without the prefix of the product. */
  drafts?: readonly string[];
  /** Databases of the browser (IndexedDB) that logout deletes, without the prefix of the product. */
  draftDatabases?: readonly string[];
  /** Its screens of the workspace; the menu has the order of the table of paths. */
  screens?: Readonly<Partial<Record<keyof typeof WORKSPACE_PATHS, WorkspaceFacts>>>;
  /** Fields that it adds to `Profile` and that every page of a member queries: counts for the menu. */
  counters?: readonly string[];
  /** Kinds of notifications that it causes, by their names in `NotificationType`, which has their numbers. */
  notificationKinds?: Readonly<Record<string, NotificationKind>>;
}
