import type { FormPicture } from './form-picture.ts';

/** Width of a tile of the form. */
const TILE_WIDTH_PX = 640;
const SMALLEST_WIDTH_PX = 320;

/**
 * Address of a picture of the form: the chosen file, or the server's for readers who may see the offer.
 *
 * @returns null where nothing can be shown yet
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function pictureAddress({ previewUrl, image }: FormPicture, offerId: number | null): string | null {
  if (image !== null && offerId !== null) {
    const widthPx = image.width >= TILE_WIDTH_PX ? TILE_WIDTH_PX : SMALLEST_WIDTH_PX;
    return `/own-pictures/${offerId}/${image.key}/${widthPx}`;
  }
  return previewUrl;
}
