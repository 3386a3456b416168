import { AppError } from '#kernel/app-error.ts';
import { isPictureFile, PICTURE_TYPES } from '#kernel/picture-limits.ts';
import { sendFile } from '#kit/graphql/send-file.ts';
import { sendShrunk } from '#kit/pictures/send-shrunk.ts';
import { CONVERSATION_LIMITS } from '../../conversation.ts';
import type { WaitingFile } from './thread-drafts.ts';

const PDF_TYPE = 'application/pdf';

/** Accepted types, as `accept` of a file input. */
export const ATTACHED_TYPES = [...PICTURE_TYPES, PDF_TYPE].join(',');

/**
 * Message id of the reason why a file cannot be sent; null when an upload may be tried. The size of a picture is not checked
 * here, because the upload makes it smaller.
 */
export function fileProblem({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): string | null {
  const isPdf = type === PDF_TYPE;
  if (isPdf) return size > CONVERSATION_LIMITS.pdfBytes ? 'messages.file.pdfTooLarge' : null;
  return isPictureFile({ type, name }) ? null : 'messages.file.type';
}

/**
 * Uploads a file before its message is sent. A picture is made smaller first.
 *
 * @throws AppError of the server's answer; `error.upload.tooLarge` (413) for a picture that cannot be made small enough;
 * `error.unavailable` (503) when the connection breaks or the signal aborts it
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function sendAttachment(
  { accountId, file }: { accountId: number; file: File },
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<WaitingFile> {
  const send = (content: Blob): Promise<WaitingFile> => {
    // The member may have discarded it while it was made smaller.
    if (options.signal.aborted) return Promise.reject(new AppError('error.unavailable', { code: 503 }));
    const form = new FormData();
    form.append('name', file.name);
    form.append('files', content);
    return sendFile(`/public/uploadfiles?id=${accountId}&type=Message`, form, options);
  };
  return isPictureFile(file) ? sendShrunk(file, send) : send(file);
}
