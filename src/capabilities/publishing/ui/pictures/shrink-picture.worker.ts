import { type Smallness, shrunkSize } from './shrunk-size.ts';

/** What the page asks for. */
export interface ShrinkTask extends Smallness {
  file: Blob;
}

/** The smaller picture; null where this browser cannot read it. */
export type ShrinkAnswer = Blob | null;

self.onmessage = async ({ data }: MessageEvent<ShrinkTask>): Promise<void> => {
  self.postMessage((await shrink(data).catch(() => null)) satisfies ShrinkAnswer);
};

async function shrink({ file, longestSide, quality }: ShrinkTask): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = shrunkSize(bitmap, longestSide);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
