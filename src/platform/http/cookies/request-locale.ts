import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale, localeOfPath, preferredLocale } from '#kernel/locale.ts';

/** Language of the requested page: that of its address, else the visitor's. */
export const pageLocaleOf = (request: Pick<FastifyRequest, 'headers' | 'url'>): Locale =>
  localeOfPath(request.url) ?? localeOf(request);

/**
 * The visitor's language: that of cookie `lang`, else the browser's preference.
 *
 * @source docs/reference/addresses.md, "Language of a visitor"
 */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const remembered = /(?:^|;\s*)lang=(\w\w)/.exec(headers.cookie ?? '')?.[1];
  if (isLocale(remembered)) return remembered;
  return preferredLocale(headers['accept-language'] ?? '') ?? DEFAULT_LOCALE;
}
