/** Widths in pixels that the big picture exists in; `tools/assets/hero.ts` draws them. */
const WIDTHS = [640, 1280, 1920, 2560] as const;

type Format = 'avif' | 'webp';
type Scheme = 'light' | 'dark';

const FILES = import.meta.glob<string>('./assets/hero-*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The `srcset` of the big picture in one scheme and format. */
export const heroSrcSet = (scheme: Scheme, format: Format): string =>
  WIDTHS.map((width) => `${heroFile(scheme, width, format)} ${width}w`).join(', ');

/** One file of the big picture. */
export const heroFile = (scheme: Scheme, width: (typeof WIDTHS)[number], format: Format): string =>
  FILES[`./assets/hero-${scheme}-${width}.${format}`] ?? '';
