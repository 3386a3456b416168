import { type DrawnPicture, drawSmaller } from './draw-smaller.ts';
import type { ShrinkLevel } from './shrunk-size.ts';

/** The message of the page to the worker. */
export interface ShrinkTask extends ShrinkLevel {
  file: Blob;
}

/** The drawn picture; null where this browser cannot read it. */
export type ShrinkAnswer = DrawnPicture | null;

self.onmessage = async ({ data }: MessageEvent<ShrinkTask>): Promise<void> => {
  self.postMessage((await shrink(data).catch(() => null)) satisfies ShrinkAnswer);
};

const shrink = ({ file, ...smallness }: ShrinkTask): Promise<DrawnPicture> =>
  drawSmaller(file, smallness, {
    canvasOf: (width, height) => new OffscreenCanvas(width, height),
    encode: (canvas, quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  });
