import type { Locale } from '#kernel/locale.ts';

/** Path of the settings that give the style of maps. */
export const MAP_SETTINGS_PATH = '/map/settings.json';

/** Path of the product's own style, with names in a language. */
export const mapStylePath = (scheme: 'light' | 'dark', locale: Locale): string =>
  `/map/style/${scheme}.json?lang=${locale}`;
