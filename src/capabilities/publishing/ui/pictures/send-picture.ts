import { AppError, type ErrorValues } from '#kernel/app-error.ts';
import type { TakenPicture } from './picture-queue.ts';

/** A picture on its way, and where it belongs. */
export interface SentPicture {
  offerId: number;
  file: Blob;
  /** As `diffsFor` writes it. */
  diffs: string;
  title: string | null;
  isPlan: boolean;
}

/** A line on which nothing moves for so long is broken. */
const STALLED_MS = 30_000;

/**
 * Sends a picture in one request, and says how much of it has left.
 *
 * @throws AppError as the server answers; `error.unavailable` (503) when the line breaks
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function sendPicture(
  { offerId, file, diffs, title, isPlan }: SentPicture,
  onProgress: (share: number) => void,
): Promise<TakenPicture> {
  const form = new FormData();
  form.append('diffs', diffs);
  if (title) form.append('title', title);
  form.append('isPlan', String(isPlan));
  form.append('files', file);
  return new Promise((resolve, reject) => {
    // The only way by which a browser tells how much it has sent.
    const request = new XMLHttpRequest();
    const broken = (): void => reject(new AppError('error.unavailable', { code: 503 }));
    let watch = setTimeout(() => request.abort(), STALLED_MS);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(watch);
      watch = setTimeout(() => request.abort(), STALLED_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onerror = broken;
    request.onabort = broken;
    request.onload = () => settle(request, resolve, reject);
    request.onloadend = () => clearTimeout(watch);
    request.open('POST', `/public/uploadfiles?id=${offerId}&type=Offer`);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.send(form);
  });
}

/** @source docs/reference/errors.md, "Beside GraphQL" */
interface Refusal {
  messageId?: string;
  code?: number;
  values?: ErrorValues;
}

function settle(
  { status, response }: XMLHttpRequest,
  resolve: (taken: TakenPicture) => void,
  reject: (error: AppError) => void,
): void {
  if (status === 200 && response !== null) {
    resolve(response as TakenPicture);
    return;
  }
  const { messageId = 'error.unavailable', code = status || 503, values = {} } = (response ?? {}) as Refusal;
  reject(new AppError(messageId, { code, values }));
}
