import type { Db } from '#platform/db/db.ts';
import type { DrawPicture } from '#platform/pictures/draw-picture.ts';
import type { PictureEncoding } from '#platform/pictures/picture-process.ts';
import { findDrawing } from './picture.queries.ts';

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

/** A size of a picture as it was drawn. */
export interface DrawnSize {
  bytes: Buffer;
  /** Null where it is known, or was not wanted. */
  pictureHash: string | null;
}

/** Draws a size of a picture; with its picture hash where none is stored yet. */
export async function drawSize(
  { drawing, isHashed, draw }: OrderedPicture,
  size: { width: number; encoding: PictureEncoding },
): Promise<DrawnSize> {
  const { bytes, print } = await draw({ drawing, ...size, withHash: !isHashed });
  return {
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    pictureHash: print === NOT_HASHED ? null : print,
  };
}
