import type { IncomingMessage } from 'node:http';
import { AppError } from '#kernel/app-error.ts';
import { MOST_PICTURE_BYTES, tooLarge } from '#kernel/picture-limits.ts';
import { type Upload, uploadForm } from './upload-form.ts';

/** Bytes that the form may add to a file. */
const FORM_BYTES = 16 * 1024;

/** Observer of the reading. */
export interface UploadObserver {
  /** Receives the number of further bytes. */
  moved(bytes: number): void;
  /** Aborted when no client waits for the upload any more, or its pace is too low. */
  signal: AbortSignal;
}

/**
 * Reads a form with one file, field `files`. It always ends: with the form, with its first fault, when the connection breaks, or with the
 * signal.
 *
 * @throws AppError `error.upload.tooLarge`, `error.upload.tooMany`, `error.validation` without a file,
 *   `error.request.malformed`; the reason of the signal
 */
export async function readUpload(request: IncomingMessage, watching: UploadObserver): Promise<Upload> {
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
    // The rest of a refused form is discarded: a browser reads no answer before it has sent its request.
    request.unpipe().resume();
  }
}

/** Rejects `broken` when the request cannot complete. */
function watch(request: IncomingMessage, { moved, signal }: UploadObserver): { broken: Promise<never>; leave(): void } {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => {}); // the awaiting caller gets the error
  const leaving = new AbortController();
  const end = (cause: unknown): void => reject(cause);
  const count = (chunk: Buffer): void => moved(chunk.length);
  // A complete request closes too, often before its form has been parsed to the end.
  const isGone = (): void => {
    if (!request.complete) end(new Error('The sender has left.'));
  };
  request.on('data', count).on('error', end).on('close', isGone);
  signal.addEventListener('abort', () => end(signal.reason), { signal: leaving.signal });
  if (signal.aborted) end(signal.reason);
  if (request.destroyed) isGone();
  return {
    broken,
    leave: () => {
      leaving.abort();
      request.off('data', count).off('error', end).off('close', isGone);
      // A later break of the connection is ignored.
      request.on('error', () => {});
    },
  };
}
