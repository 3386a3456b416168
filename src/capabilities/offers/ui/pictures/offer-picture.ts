import { PICTURE_FOLDER, PICTURE_WIDTHS } from '#capabilities/offers/offer.ts';
import type { PictureSource } from '#kit/design/pictures/picture-source.ts';

/** A picture as the API describes it; `width` and `height` of the original in pixels, `color` its average. */
export interface OfferPicture {
  /** Its name in addresses. */
  key: string;
  width: number;
  height: number;
  color: string;
  /** Where its files lie; left out for those of public listings. */
  folder?: string;
}

/** What an address of a picture is made of. */
type PictureAddress = Pick<OfferPicture, 'key' | 'width' | 'folder'>;

/**
 * Address of a size of a picture, in the better of the formats that the browser accepts. Sizes beyond the original do not exist:
 * the largest there is stands in.
 */
export function offerPictureHref({ key, width, folder = PICTURE_FOLDER }: PictureAddress, widthPx: number): string {
  const existing = PICTURE_WIDTHS.findLast((known) => known <= widthPx && known <= width) ?? PICTURE_WIDTHS[0];
  return `${folder}/${key}/${existing}`;
}

/** The same for readers that need not say what they accept: networks that show a shared page, search engines. */
export const sharedPictureHref = (picture: PictureAddress, widthPx: number): string =>
  `${offerPictureHref(picture, widthPx)}.webp`;

/** A picture as the design system shows it. @param alt what it shows; empty where words beside it say that already */
export const pictureSource = (picture: OfferPicture, alt: string): PictureSource => ({
  src: (widthPx) => offerPictureHref(picture, widthPx),
  alt,
  placeholder: picture.color,
  isPanorama: picture.width > 2 * picture.height,
});
