import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import type { ScreenName } from '#kernel/paths/paths-table.ts';

/** The address of any screen, also of one that nothing links to because it has no page. */
export const anyPath = (screen: ScreenName, locale: Locale, params: Readonly<Record<string, string>> = {}): string =>
  (buildPath as (screen: ScreenName, locale: Locale, params: object) => string)(screen, locale, params);
