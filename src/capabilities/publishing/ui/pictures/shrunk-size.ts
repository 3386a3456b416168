import { PICTURE_WIDTHS } from '#capabilities/offers/offer.ts';

/** Width and height, pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** No page shows more of a side. */
const LONGEST_SIDE = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] as number;

/** The size that a picture is made smaller to; it never grows. */
export function shrunkSize({ width, height }: PixelSize): PixelSize {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
