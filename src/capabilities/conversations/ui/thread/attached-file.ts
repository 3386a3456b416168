import { AppError } from '#kernel/app-error.ts';
import { sendFile } from '#kit/graphql/send-file.ts';
import { CONVERSATION_LIMITS } from '../../conversation.ts';
import type { WaitingFile } from './thread-drafts.ts';

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
const PDF_TYPE = 'application/pdf';
/** @source docs/reference/limits.md, "Uploads" */
const PICTURE_BYTES = 15 * 1024 * 1024;

/** What may be chosen, as `accept` of a file input. */
export const ATTACHED_TYPES = [...PICTURE_TYPES, PDF_TYPE].join(',');

/** Some systems know no type for pictures of phones. */
const isPicture = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type === '' ? /\.hei[cf]$/i.test(name) : (PICTURE_TYPES as readonly string[]).includes(type) || type === 'image/heif';

/** Id of the text that says why a file cannot be sent; null for one that can be tried. */
export function refusedFile({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): string | null {
  const isPdf = type === PDF_TYPE;
  if (!isPdf && !isPicture({ type, name })) return 'messages.file.type';
  if (isPdf && size > CONVERSATION_LIMITS.pdfBytes) return 'messages.file.pdfTooLarge';
  return !isPdf && size > PICTURE_BYTES ? 'messages.file.pictureTooLarge' : null;
}

/**
 * Sends a file ahead of its message.
 *
 * @throws AppError as the server answers; `error.unavailable` (503) when the line breaks or the signal ends it
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function sendAttachment(
  { accountId, file }: { accountId: number; file: File },
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<WaitingFile> {
  if (options.signal.aborted) return Promise.reject(new AppError('error.unavailable', { code: 503 }));
  const form = new FormData();
  form.append('name', file.name);
  form.append('files', file);
  return sendFile(`/public/uploadfiles?id=${accountId}&type=Message`, form, options);
}
