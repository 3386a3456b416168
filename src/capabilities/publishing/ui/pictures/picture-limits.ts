import { OFFER_BOUNDS } from '#capabilities/offers/offer.ts';
import { AppError } from '#kernel/app-error.ts';
import { isPictureFile, MOST_PICTURE_BYTES, tooLarge } from '#kernel/picture-limits.ts';

/** What this browser keeps of pictures that wait, bytes. */
export const MOST_WAITING_BYTES = 120 * 1024 * 1024;

/** Pictures of one offer. */
export const MOST_PICTURES = OFFER_BOUNDS.pictures;

/** Why a chosen file cannot become a picture; null where it may. @param present how many there are already */
export function refusalOfFile(file: Pick<File, 'type' | 'name'>, present: number): AppError | null {
  if (present >= MOST_PICTURES) return new AppError('error.upload.tooMany', { code: 413 });
  return isPictureFile(file) ? null : new AppError('error.upload.type', { code: 415 });
}

/** Why a picture that was made ready cannot be sent; null where it can. @param waitingBytes what waits already */
export function refusalOfPrepared(file: Blob, waitingBytes: number): AppError | null {
  if (file.size > MOST_PICTURE_BYTES) return tooLarge();
  if (waitingBytes + file.size > MOST_WAITING_BYTES) return new AppError('publish.pictures.noRoom', { code: 413 });
  return null;
}
