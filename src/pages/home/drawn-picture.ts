import { DRAWN_WIDTHS } from './drawn-widths.ts';

/** A picture in `assets`, in both schemes and several widths. */
export type DrawnPicture = keyof typeof DRAWN_WIDTHS;

type Format = 'avif' | 'webp';
type Scheme = 'light' | 'dark';

const FILES = import.meta.glob<string>('./assets/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

/** The `srcset` of a drawn picture in one scheme and format. */
export const drawnSrcSet = (picture: DrawnPicture, scheme: Scheme, format: Format): string =>
  DRAWN_WIDTHS[picture].map((width) => `${drawnFile(picture, scheme, width, format)} ${width}w`).join(', ');

/** One file of a drawn picture. */
export const drawnFile = (picture: DrawnPicture, scheme: Scheme, width: number, format: Format): string =>
  FILES[`./assets/${picture}-${scheme}-${width}.${format}`] ?? '';
