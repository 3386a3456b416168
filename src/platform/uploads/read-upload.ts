import type { IncomingMessage } from 'node:http';
import { AppError } from '#kernel/app-error.ts';
import { MOST_PICTURE_BYTES, tooLarge } from '#kernel/picture-limits.ts';
import { type Upload, uploadForm } from './upload-form.ts';

/** What the form around a file may add, bytes. */
const FORM_BYTES = 16 * 1024;

/** Who watches the reading. */
export interface Watch {
  /** Told how many bytes more have come. */
  moved(bytes: number): void;
  /** Ends when nobody waits for the upload any more, or too little comes. */
  signal: AbortSignal;
}

/**
 * Reads a form with one file, field `files`. It comes to an end whatever the sender does: with the form, with its first
 * fault, when the connection breaks, and with the signal.
 *
 * @throws AppError `error.upload.tooLarge`, `error.upload.tooMany`, `error.validation` without a file,
 *   `error.request.malformed`; the reason of the signal
 */
export async function readUpload(request: IncomingMessage, watching: Watch): Promise<Upload> {
  if (Number(request.headers['content-length']) > MOST_PICTURE_BYTES + FORM_BYTES) throw tooLarge();
  const line = watch(request, watching);
  try {
    const form = uploadForm(request.headers);
    request.pipe(form.parser);
    const upload = await Promise.race([form.upload, line.broken]);
    if (!upload) throw new AppError('error.validation', { code: 400, values: { files: 'error.validation.required' } });
    return upload;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('error.request.malformed', { code: 400, cause: error });
  } finally {
    line.leave();
    // The rest of a refused form runs out unread: a browser takes no answer before it has sent all.
    request.unpipe().resume();
  }
}

/** Rejects `broken` when the request will not come to its end. */
function watch(request: IncomingMessage, { moved, signal }: Watch): { broken: Promise<never>; leave(): void } {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => {}); // whoever reads is told
  const leaving = new AbortController();
  const end = (cause: unknown): void => reject(cause);
  const hear = (chunk: Buffer): void => moved(chunk.length);
  // A request that came whole closes too, often before its form has been read to the end.
  const isGone = (): void => {
    if (!request.complete) end(new Error('The sender has left.'));
  };
  request.on('data', hear).on('error', end).on('close', isGone);
  signal.addEventListener('abort', () => end(signal.reason), { signal: leaving.signal });
  if (signal.aborted) end(signal.reason);
  if (request.destroyed) isGone();
  return {
    broken,
    leave: () => {
      leaving.abort();
      request.off('data', hear).off('error', end).off('close', isGone);
      // A line that breaks later is nobody's affair.
      request.on('error', () => {});
    },
  };
}
