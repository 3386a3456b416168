import { PICTURE_WIDTHS } from '#capabilities/offers/offer.ts';

/** Width and height, pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** How small a picture is made. */
export interface Smallness {
  /** Pixels. */
  longestSide: number;
  /** Of JPEG, from 0 to 1. */
  quality: number;
}

/** No page shows more of a side. */
const LARGEST_SHOWN: Smallness = { longestSide: PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] as number, quality: 0.85 };

/** What a picture is made smaller to: first for pages, then step by step for lines too slow for that, some 200 and 70 kB. */
export const SMALLNESSES: readonly [Smallness, ...Smallness[]] = [
  LARGEST_SHOWN,
  { longestSide: 1_280, quality: 0.7 },
  { longestSide: 800, quality: 0.6 },
];

/** The size that a picture is made smaller to; it never grows. */
export function shrunkSize({ width, height }: PixelSize, longestSide = LARGEST_SHOWN.longestSide): PixelSize {
  const share = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
