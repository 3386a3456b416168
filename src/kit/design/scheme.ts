import { BRAND } from '#kit/brand.ts';

/** Light or dark as somebody chose; null follows the system. */
export type Scheme = 'light' | 'dark' | null;

/** The cookie that keeps the choice; the server writes it into `data-scheme` of the page. */
export const SCHEME_COOKIE = `${BRAND.storagePrefix}scheme`;

const YEAR_S = 31_536_000;

/** The choice in a cookie's value; anything unknown follows the system. */
export const readScheme = (value: string | undefined): Scheme => (value === 'light' || value === 'dark' ? value : null);

/** Changes the page at once and keeps the choice for a year. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === null) document.documentElement.removeAttribute('data-scheme');
  else document.documentElement.setAttribute('data-scheme', scheme);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in current browsers
  document.cookie = `${SCHEME_COOKIE}=${scheme ?? ''}; path=/; max-age=${scheme === null ? 0 : YEAR_S}; samesite=lax`;
}
