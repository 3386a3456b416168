import type { Db } from '#platform/db/db.ts';
import type { DrawPicture } from '#platform/pictures/draw-picture.ts';
import type { PictureEncoding } from '#platform/pictures/picture-process.ts';
import { findDrawing, markHashed } from './picture.queries.ts';

/** Dependencies of drawing. */
interface DrawingContext {
  db: Db;
  draw?: DrawPicture | null;
}

/** Picture hash of a picture that was never drawn. */
const NOT_HASHED = '0';

/** A picture that is drawn on request. */
export interface OrderedPicture {
  id: number;
  drawing: string;
  isHashed: boolean;
  draw: DrawPicture;
}

/** The order of a picture without files; null for any other, and where the installation draws none. */
export async function findOrdered({ db, draw }: DrawingContext, hash: string): Promise<OrderedPicture | null> {
  const found = draw ? await findDrawing(db, hash) : undefined;
  return draw && found ? { ...found, draw } : null;
}

/** Draws a size of a picture, and stores its picture hash the first time. */
export async function drawSize(
  { db }: DrawingContext,
  { id, drawing, isHashed, draw }: OrderedPicture,
  size: { width: number; encoding: PictureEncoding },
): Promise<Buffer> {
  const { bytes, print: pictureHash } = await draw({ drawing, ...size });
  if (!isHashed && pictureHash !== NOT_HASHED) await markHashed(db, id, pictureHash);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
