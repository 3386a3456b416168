import { OFFER_BOUNDS } from '#capabilities/offers/offer.ts';
import { AppError } from '#kernel/app-error.ts';
import { isPictureFile, MOST_PICTURE_BYTES, tooLarge } from '#kernel/picture-limits.ts';

/** Storage for waiting pictures, bytes. */
export const MOST_WAITING_BYTES = 120 * 1024 * 1024;

/** Most pictures of one offer. */
export const MOST_PICTURES = OFFER_BOUNDS.pictures;

/** Reason why a chosen file cannot become a picture; null where it can. @param present number of pictures already there */
export function refusalOfFile(file: Pick<File, 'type' | 'name'>, present: number): AppError | null {
  if (present >= MOST_PICTURES) return new AppError('error.upload.tooMany', { code: 413 });
  return isPictureFile(file) ? null : new AppError('error.upload.type', { code: 415 });
}

/** Reason why a prepared picture cannot be sent; null where it can. @param waitingBytes size of the waiting ones */
export function refusalOfPrepared(file: Blob, waitingBytes: number): AppError | null {
  if (file.size > MOST_PICTURE_BYTES) return tooLarge();
  if (waitingBytes + file.size > MOST_WAITING_BYTES) return new AppError('publish.pictures.noRoom', { code: 413 });
  return null;
}

/** The refusal of a file that this browser cannot read. */
export const unreadable = (): AppError => new AppError('error.upload.image', { code: 422 });
