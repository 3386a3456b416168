import { OFFER_BOUNDS } from '#capabilities/offers/offer.ts';
import { AppError } from '#kernel/app-error.ts';

/** What the server reads as a picture. @source docs/reference/limits.md, "Uploads" */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

/** Largest file that is taken, bytes. @source docs/reference/limits.md, "Uploads" */
export const LARGEST_BYTES = 15 * 1024 * 1024;

/** What this browser keeps of pictures that wait, bytes. */
export const MOST_WAITING_BYTES = 120 * 1024 * 1024;

/** Pictures of one offer. */
export const MOST_PICTURES = OFFER_BOUNDS.pictures;

/** Some systems do not say what a HEIC is. */
const HEIC_NAME = /\.hei[cf]$/i;

/** Why a chosen file cannot become a picture; null where it may. @param present how many there are already */
export function refusalOfFile(file: Pick<File, 'type' | 'name'>, present: number): AppError | null {
  if (present >= MOST_PICTURES) return new AppError('error.upload.tooMany', { code: 413 });
  const isKnown = (PICTURE_TYPES as readonly string[]).includes(file.type) || HEIC_NAME.test(file.name);
  return isKnown ? null : new AppError('error.upload.type', { code: 415 });
}

/** Why a picture that was made ready cannot be sent; null where it can. @param waitingBytes what waits already */
export function refusalOfPrepared(file: Blob, waitingBytes: number): AppError | null {
  if (file.size > LARGEST_BYTES) return new AppError('error.upload.tooLarge', { code: 413 });
  if (waitingBytes + file.size > MOST_WAITING_BYTES) return new AppError('publish.pictures.noRoom', { code: 413 });
  return null;
}
