import type { IconName } from '#kit/design/icons/icon-names.ts';

/** One link of a menu; `label` and `detail` are ids of texts. */
export interface MenuLink {
  readonly label: string;
  readonly icon?: IconName;
  readonly href: string;
  readonly detail?: string;
  /** Opens a new tab: it leads to another site, or to a text of law. */
  readonly isExternal?: boolean;
  /** Whether the page belongs to this entry. */
  readonly isCurrent?: boolean;
  /** The number of new items there; nothing is shown for none. */
  readonly newCount?: number;
}

/** Links behind one label. */
export interface MenuGroup {
  readonly label: string;
  readonly badge?: string;
  readonly links: readonly MenuLink[];
}

/** An entry of a menu. */
export type MenuEntry = MenuLink | MenuGroup;

/** Whether an entry opens a group instead of linking to a page. */
export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'links' in entry;
