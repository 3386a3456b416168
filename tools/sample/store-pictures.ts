import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type PictureContext, rawPixels, storePixels } from '#capabilities/offers/server/picture.service.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { PICTURES, type PictureSpec } from './pictures/picture-catalogue.ts';

/** Three in four of the catalogue: what a minute of set-up allows on two cores. */
export const MARKET_PICTURES = PICTURES.filter((_, index) => index % 4 !== 3);
/** Pictures worked on at once, each on one core. */
const AT_ONCE = 4;

/**
 * Draws illustrations of the sample market and keeps them like any other picture.
 *
 * @returns id of each picture by its key in the catalogue
 */
export async function storeSamplePictures(
  ctx: PictureContext,
  specs: readonly PictureSpec[],
  onProgress: (done: number, total: number) => void,
): Promise<Map<string, number>> {
  sharp.concurrency(1);
  const ids = new Map<string, number>();
  const waiting = [...specs];
  const work = async (): Promise<void> => {
    for (let spec = waiting.pop(); spec; spec = waiting.pop()) {
      const drawing = Buffer.from(drawPicture(spec));
      const hash = createHash('sha256').update(drawing).digest('hex');
      const pixels = await rawPixels(sharp(drawing).flatten({ background: '#fff' }));
      ids.set(spec.key, (await storePixels(ctx, pixels, { hash, isSample: true })).id);
      onProgress(ids.size, specs.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids;
}
