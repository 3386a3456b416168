import { SCHEME_COOKIE, type Scheme } from '#kernel/scheme.ts';

const YEAR_S = 31_536_000;

/** The media query under which the browser's frame, or a source of a picture, is of a scheme: the system's setting, or the reader's choice. */
export const frameMedia = (scheme: 'light' | 'dark', chosen: Scheme): string => {
  if (chosen === null) return `(prefers-color-scheme: ${scheme})`;
  return chosen === scheme ? 'all' : 'not all';
};

/** The scheme that the reader chose for this page; null: the system's setting. */
export function chosenScheme(): Scheme {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : null;
}

/** Applies a scheme to the page, its drawn pictures and the browser's frame at once, and stores the choice for a year. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === null) document.documentElement.removeAttribute('data-scheme');
  else document.documentElement.setAttribute('data-scheme', scheme);
  const parts = document.querySelectorAll<HTMLMetaElement | HTMLSourceElement>(
    'meta[data-scheme], source[data-scheme]',
  );
  for (const part of parts) part.media = frameMedia(part.dataset.scheme === 'dark' ? 'dark' : 'light', scheme);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in current browsers
  document.cookie = `${SCHEME_COOKIE}=${scheme ?? ''}; path=/; max-age=${scheme === null ? 0 : YEAR_S}; samesite=lax`;
}
