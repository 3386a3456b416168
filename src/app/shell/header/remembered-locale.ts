import type { Locale } from '#kernel/locale.ts';

/** Lifetime of the cookie of the chosen language: ten years, in seconds. @source docs/reference/limits.md, "Cookies" */
const LANGUAGE_COOKIE_S = 315_360_000;

/**
 * The cookie that stores the chosen language, for addresses without a language.
 *
 * @source docs/reference/addresses.md, "Language of a visitor"
 */
export const localeCookie = (locale: Locale): string =>
  `lang=${locale}; path=/; max-age=${LANGUAGE_COOKIE_S}; samesite=lax`;
