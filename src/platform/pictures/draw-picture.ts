import type { PictureEncoding } from './picture-process.ts';

/** A picture that an order describes, in one size. */
export interface DrawingTask {
  /** The order, as `picture.drawing` holds it. */
  drawing: string;
  /** Pixels. */
  width: number;
  encoding: PictureEncoding;
  /** Whether to compute the picture hash. */
  withHash: boolean;
}

/** A drawn picture. */
export interface DrawnPicture {
  bytes: Uint8Array;
  /** Picture hash, see `pictureHashOf`; null where none was wanted. */
  print: string | null;
}

/** Draws pictures by order, apart from the main thread. @throws Error for an unknown order; TaskTimeoutError (503) after its time */
export type DrawPicture = (task: DrawingTask) => Promise<DrawnPicture>;
