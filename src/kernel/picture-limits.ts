import { AppError } from './app-error.ts';

/** Types of pictures that are taken, as browsers name them. @source docs/reference/limits.md, "Uploads" */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

/** Largest file of a picture, bytes. @source docs/reference/limits.md, "Uploads" */
export const MOST_PICTURE_BYTES = 15 * 1024 * 1024;

/** Largest picture, pixels. @source docs/reference/limits.md, "Uploads" */
export const MOST_PICTURE_PIXELS = 40_000_000;

/** Some systems do not know the type of a HEIC. */
const HEIC_NAME = /\.hei[cf]$/i;

/** Whether a file names itself as a picture that is taken. Only its content tells the server. */
export const isPictureFile = ({ type, name }: { type: string; name: string }): boolean =>
  (PICTURE_TYPES as readonly string[]).includes(type) || (type === '' && HEIC_NAME.test(name));

/** Refuses a file of more bytes than are taken, and names the limit. */
export const tooLarge = (mostBytes = MOST_PICTURE_BYTES): AppError =>
  new AppError('error.upload.tooLarge', { code: 413, values: { megabytes: mostBytes / 1024 ** 2 } });
