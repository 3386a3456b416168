import type { Locale } from '#kernel/locale.ts';
import type { Db } from '#platform/db/db.ts';
import { readCases } from '#tests/support/product/read-cases.ts';

/** A screen of the walk, by its address. */
export interface WorkspaceScreen {
  path: string;
  /** Whether it shows texts of users, which are as long as they may be. */
  isLong: boolean;
  /** Whether the address names no language: the screen has the language that was chosen before. */
  isOutsideLanguages: boolean;
}

/** Members of the walk: one owns homes, one asks about them and saves them, one is of the staff. */
export type Walker = 'owner' | 'asker' | 'staff';

/** Screens of the workspace that a capability brings, with their records: `tests/screen-cases.ts` of its folder. */
export interface ScreenCases {
  /** Adds records whose texts are as long as their limits allow. @param accounts of the members of the walk */
  fill(db: Db, accounts: Readonly<Record<'owner' | 'asker', number>>): Promise<void>;
  /** The screens, in each state that differs. */
  screens(locale: Locale): Readonly<Partial<Record<Walker, readonly WorkspaceScreen[]>>>;
}

const screensAt = (paths: readonly string[], isLong: boolean): WorkspaceScreen[] =>
  paths.map((path) => ({ path, isLong, isOutsideLanguages: path.startsWith('/workspace/') }));

/** Screens that show texts of users. */
export const long = (...paths: readonly string[]): WorkspaceScreen[] => screensAt(paths, true);

/** Screens without texts of users. */
export const short = (...paths: readonly string[]): WorkspaceScreen[] => screensAt(paths, false);

/** Cases of all capabilities that have their own. */
export const readScreenCases = (): Promise<ScreenCases[]> => readCases('screen-cases', 'SCREENS');
