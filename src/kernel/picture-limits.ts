import { AppError } from './app-error.ts';

/** Accepted types of pictures, as browsers name them. @source docs/reference/limits.md, "Uploads" */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

/** Largest file of a picture, bytes. @source docs/reference/limits.md, "Uploads" */
export const MOST_PICTURE_BYTES = 15 * 1024 * 1024;

/** Largest picture, pixels. @source docs/reference/limits.md, "Uploads" */
export const MOST_PICTURE_PIXELS = 40_000_000;

/** Some systems have no type for a HEIC. */
const HEIC_NAME = /\.hei[cf]$/i;

/** Whether a file's name or type is that of an accepted picture. The server decides by its content alone. */
export const isPictureFile = ({ type, name }: { type: string; name: string }): boolean =>
  (PICTURE_TYPES as readonly string[]).includes(type) || (type === '' && HEIC_NAME.test(name));

/** Error for a file that exceeds the limit, naming the limit. */
export const tooLarge = (mostBytes = MOST_PICTURE_BYTES): AppError =>
  new AppError('error.upload.tooLarge', { code: 413, values: { megabytes: mostBytes / 1024 ** 2 } });
