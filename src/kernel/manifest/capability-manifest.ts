import type { WORKSPACE_PATHS } from '../paths/paths-table.ts';

/** How the menu of the workspace names a screen. */
export interface MenuEntryFacts {
  /** Id of its text. */
  label: string;
  /** Name of an icon of the design system. */
  icon: string;
  /** Id of the word under which it stands together with its neighbours. */
  group?: string;
  /** Counts what is new there: one of the manifest's `counters`. */
  counter?: string;
}

/** What the workspace knows of a screen behind the login. */
export interface WorkspaceFacts {
  /** The role that it asks for; without one it is open to every member. */
  role?: number;
  /** Without one it is reached from other screens. */
  entry?: MenuEntryFacts;
}

/**
 * What a capability brings that browsers know as well as the server: `<noun>.manifest.ts` at the root of its folder exports one as
 * `manifest`. `npm run generate` writes the lists of all capabilities, so that browsers load those alone.
 */
export interface CapabilityManifest {
  /** Its parts of the texts: folders of `locales/`, each fetched with the pages that name it. */
  texts?: readonly string[];
  /** What visitors have to be people for. @source docs/reference/permissions.md, "People and programs" */
  humanPurposes?: readonly string[];
  /** Beginnings of the keys under which the browser stores what logout clears, without the prefix of the product. */
  drafts?: readonly string[];
  /** Databases of the browser (IndexedDB) that logout deletes, without the prefix of the product. */
  draftDatabases?: readonly string[];
  /** Its screens of the workspace; the order of the menu is that of the table of paths. */
  screens?: Readonly<Partial<Record<keyof typeof WORKSPACE_PATHS, WorkspaceFacts>>>;
  /** Fields that it adds to `Profile` and that every page of a member asks for: counts for the menu. */
  counters?: readonly string[];
}
