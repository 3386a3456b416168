import { AppError } from '#kernel/app-error.ts';
import { postRest } from '#kit/graphql/rest.ts';

/** What the server reads as a picture. @source docs/reference/limits.md, "Uploads" */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;

/** Largest file that is taken, bytes. @source docs/reference/limits.md, "Uploads" */
const LARGEST_BYTES = 15 * 1024 * 1024;

/**
 * Puts a picture in the place of the member's present one.
 *
 * @throws AppError `error.upload.tooLarge` (413) before anything is sent, `error.upload.type` (415), `error.upload.image` (422)
 * @source docs/reference/workspace.md, "Picture"
 */
export async function uploadPicture(userId: number, file: File): Promise<void> {
  if (file.size > LARGEST_BYTES) throw new AppError('error.upload.tooLarge', { code: 413 });
  const form = new FormData();
  form.append('files', file);
  await postRest(`/public/uploadfiles?id=${userId}&type=User`, form);
}
