import { readFile } from 'node:fs/promises';
import { type PictureContext, retainPicture } from '#capabilities/offers/server/pictures/picture.service.ts';
import { fileOf, SAMPLE_PICTURE_SIZE, SAMPLE_PICTURES } from './picture-catalogue.ts';

/**
 * Keeps the pictures of the sample market like any other picture.
 *
 * @returns id of each picture by its key in the catalogue
 */
export async function storeSamplePictures(
  ctx: PictureContext,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const picture of SAMPLE_PICTURES) {
    const { key, hash, thumbHash, color } = picture;
    const record = { hash, thumbHash, color, ...SAMPLE_PICTURE_SIZE, isSample: true, isPublic: true };
    ids.set(key, (await retainPicture(ctx, record, await readFile(fileOf(picture)))).id);
    onProgress(ids.size, SAMPLE_PICTURES.length);
  }
  return ids;
}
