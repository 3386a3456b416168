import type { Locale } from '#kernel/locale.ts';

/** How long the chosen language is remembered: ten years, in seconds. @source docs/reference/limits.md, "Cookies" */
const LANGUAGE_COOKIE_S = 315_360_000;

/**
 * The cookie that keeps a chosen language; addresses without a language go by it.
 *
 * @source docs/reference/addresses.md, "Language of a visitor"
 */
export const localeCookie = (locale: Locale): string =>
  `lang=${locale}; path=/; max-age=${LANGUAGE_COOKIE_S}; samesite=lax`;
