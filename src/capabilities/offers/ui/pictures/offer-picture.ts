import { PICTURE_FOLDER, PICTURE_WIDTHS } from '#capabilities/offers/offer.ts';
import type { PictureSource } from '#kit/design/pictures/picture-source.ts';
import drawings from './home-drawings.svg?url';

/** A picture as the API describes it; `width` and `height` of the original in pixels, `color` its average. */
export interface OfferPicture {
  /** Its name in addresses. */
  key: string;
  width: number;
  height: number;
  color: string;
  /** Folder of its files; absent for public listings. */
  folder?: string;
}

/** The parts of a picture's address. */
type PictureAddress = Pick<OfferPicture, 'key' | 'width' | 'folder'>;

/**
 * Address of a size of a picture, in the better of the formats that the browser accepts. Sizes beyond the original do not exist: the
 * largest one is used instead.
 */
export function offerPictureHref({ key, width, folder = PICTURE_FOLDER }: PictureAddress, widthPx: number): string {
  const existing = PICTURE_WIDTHS.findLast((known) => known <= widthPx && known <= width) ?? PICTURE_WIDTHS[0];
  return `${folder}/${key}/${existing}`;
}

/** The address for clients that may send no `accept`: networks that show a shared page, search engines. */
export const sharedPictureHref = (picture: PictureAddress, widthPx: number): string =>
  `${offerPictureHref(picture, widthPx)}.webp`;

/**
 * A picture as input of the design system; the drawing of the home's category replaces it if it fails.
 *
 * @param alt its content; empty where the text beside it covers that
 * @param category bit
 */
export const pictureSource = (picture: OfferPicture, alt: string, category: number): PictureSource => ({
  src: (widthPx) => offerPictureHref(picture, widthPx),
  alt,
  placeholder: picture.color,
  drawing: `${drawings}#picture-${category}`,
  isPanorama: picture.width > 2 * picture.height,
});
