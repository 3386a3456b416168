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
}
