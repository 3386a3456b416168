import type { Locale } from '#kernel/locale.ts';
import { builtPath } from '#kernel/paths/built-path.ts';
import type { ParamsArgument } from '#kernel/paths/paths.ts';
import type { ScreenName } from '#kernel/paths/paths-table.ts';
import type { MenuGroup, MenuLink } from './menu-entry.ts';

/** An entry of a menu; `label` is the id of its text. */
type ScreenEntry<Screen extends ScreenName> = readonly [label: string, screen: Screen, ...ParamsArgument<Screen>];

/** The link of a menu to a screen; none until the screen has a page. */
export function screenLink<Screen extends ScreenName>(
  locale: Locale,
  ...[label, screen, ...params]: ScreenEntry<Screen>
): MenuLink[] {
  const href = builtPath(screen, locale, ...params);
  return href === null ? [] : [{ label, href }];
}

/** A group of a menu; none without links. */
export const menuGroup = <Group extends MenuGroup>(group: Group): Group[] => (group.links.length === 0 ? [] : [group]);
