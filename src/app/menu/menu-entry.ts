import type { IconName } from '#kit/design/icons/icon-names.ts';

/** One link of a menu; `label` and `detail` are ids of texts. */
export interface MenuLink {
  readonly label: string;
  readonly icon?: IconName;
  readonly href: string;
  readonly detail?: string;
  /** Leads to another site, in a new tab. */
  readonly isExternal?: boolean;
  /** The page is of this kind already. */
  readonly isCurrent?: boolean;
  /** How much that is new waits there; nothing is shown for none. */
  readonly newCount?: number;
}

/** Links behind one word. */
export interface MenuGroup {
  readonly label: string;
  readonly badge?: string;
  readonly links: readonly MenuLink[];
}

/** What stands in a menu. */
export type MenuEntry = MenuLink | MenuGroup;

/** Whether an entry opens instead of leading somewhere. */
export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'links' in entry;
