import type { PictureSource } from '#kit/design/pictures/picture-source.ts';
import { PICTURE_WIDTHS } from '../offer.ts';

/** A picture as the API describes it; `width` and `height` of the original in pixels, `color` its average. */
export interface OfferPicture {
  hash: string;
  width: number;
  height: number;
  color: string;
}

/** Address of one file of a picture. Sizes beyond the original do not exist: the largest there is stands in. */
export function pictureHref(
  { hash, width }: Pick<OfferPicture, 'hash' | 'width'>,
  widthPx: number,
  format: 'avif' | 'webp',
): string {
  const existing = PICTURE_WIDTHS.findLast((known) => known <= widthPx && known <= width) ?? PICTURE_WIDTHS[0];
  return `/pictures/${hash}/${existing}.${format}`;
}

/** A picture as the design system shows it. @param alt what it shows; empty where words beside it say that already */
export const pictureSource = (picture: OfferPicture, alt: string): PictureSource => ({
  src: (widthPx, format) => pictureHref(picture, widthPx, format),
  alt,
  placeholder: picture.color,
  isPanorama: picture.width > 2 * picture.height,
});
