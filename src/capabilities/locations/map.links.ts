import type { Locale } from '#kernel/locale.ts';

/** Says with which style maps are drawn. */
export const MAP_SETTINGS_PATH = '/map/settings.json';

/** Our own style, with names in a language. */
export const mapStylePath = (scheme: 'light' | 'dark', locale: Locale): string =>
  `/map/style/${scheme}.json?lang=${locale}`;
