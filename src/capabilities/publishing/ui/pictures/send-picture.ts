import { sendFile } from '#kit/graphql/send-file.ts';
import type { UploadAnswer } from './picture-queue.ts';

/** A picture to be sent, with its position. */
export interface SentPicture {
  offerId: number;
  file: Blob;
  /** As `diffsFor` writes it. */
  diffs: string;
  title: string | null;
  isPlan: boolean;
}

/**
 * Sends a picture in one request, and reports the sent share.
 *
 * @throws AppError as `sendFile` does
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function sendPicture(
  { offerId, file, diffs, title, isPlan }: SentPicture,
  onProgress: (share: number) => void,
): Promise<UploadAnswer> {
  const form = new FormData();
  form.append('diffs', diffs);
  if (title) form.append('title', title);
  form.append('isPlan', String(isPlan));
  form.append('files', file);
  return sendFile(`/public/uploadfiles?id=${offerId}&type=Offer`, form, { onProgress });
}
