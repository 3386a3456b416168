import type { FormPicture } from './form-picture.ts';

/** Large enough for a tile of the form. */
const TILE_WIDTH_PX = 640;
const SMALLEST_WIDTH_PX = 320;

/**
 * Where a picture of the form is to be seen: as chosen, or with the server for those who may see the offer.
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
