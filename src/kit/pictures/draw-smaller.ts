import { type ShrinkLevel, shrunkSize } from './shrunk-size.ts';

/** A picture drawn at a smaller size. */
export interface DrawnPicture {
  /** JPEG; null when the canvas could not be encoded. */
  smaller: Blob | null;
  /** Number of pixels of the original. */
  pixels: number;
}

/** A canvas of the page or of a worker. */
type Canvas = Pick<OffscreenCanvas, 'width' | 'height'> & {
  getContext(kind: '2d'): Pick<OffscreenCanvasRenderingContext2D, 'fillStyle' | 'fillRect' | 'drawImage'> | null;
};

/** An environment for drawing: browsers encode the canvases of pages and of workers by different calls. */
export interface DrawingEnvironment<OneCanvas extends Canvas> {
  canvasOf(width: number, height: number): OneCanvas;
  encode(canvas: OneCanvas, quality: number): Promise<Blob | null>;
}

/** Draws a picture at a smaller size, upright by its EXIF orientation and on white. @throws DOMException if this browser cannot decode it */
export async function drawSmaller<OneCanvas extends Canvas>(
  file: Blob,
  { longestSide, quality }: ShrinkLevel,
  { canvasOf, encode }: DrawingEnvironment<OneCanvas>,
): Promise<DrawnPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const pixels = bitmap.width * bitmap.height;
  const { width, height } = shrunkSize(bitmap, longestSide);
  const canvas = canvasOf(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) return { smaller: null, pixels };
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { smaller: await encode(canvas, quality), pixels };
}
