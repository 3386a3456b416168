import type { Locale } from '../locale.ts';
import { buildPath, type ParamsArgument } from './paths.ts';
import type { ScreenName } from './paths-table.ts';
import { hasPage } from './placeholder-screens.ts';

/**
 * The public address of a screen, for a link that appears once the screen has a page; null until then.
 *
 * @throws RangeError without a parameter that the screen needs
 */
export const builtPath = <Screen extends ScreenName>(
  screen: Screen,
  locale: Locale,
  ...params: ParamsArgument<Screen>
): string | null => (hasPage(screen) ? (buildPath as BuildAnyPath)(screen, locale, ...params) : null);

/** Parameters have the type of their screen already. */
type BuildAnyPath = (screen: ScreenName, locale: Locale, params?: object) => string;
