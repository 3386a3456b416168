import sharp from 'sharp';
import type { DrawingTask, DrawnPicture } from '#platform/pictures/draw-picture.ts';
import { pictureHashOf } from '#platform/pictures/picture-process.ts';
import { draw } from './draw.ts';
import { readDrawing } from './order.ts';
import { FRAME } from './paint/canvas.ts';

/** Dots to the inch at which a unit of the frame is one pixel. */
const DENSITY = 72;

/** Draws a picture in one size, apart from the server: its libraries are large, and drawing takes a tenth of a second. */
export async function drawPicture({ drawing, width, encoding, withHash }: DrawingTask): Promise<DrawnPicture> {
  const svg = Buffer.from(draw(readDrawing(drawing)));
  const height = Math.round((width * FRAME.height) / FRAME.width);
  const { data, info } = await sharp(svg, { density: (DENSITY * width) / FRAME.width })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { format, ...options } = encoding;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const [bytes, print] = await Promise.all([
    sharp(data, { raw }).toFormat(format, options).toBuffer(),
    withHash ? sharp(data, { raw }).resize(320).png({ compressionLevel: 0 }).toBuffer().then(pictureHashOf) : null,
  ]);
  return { bytes, print };
}
