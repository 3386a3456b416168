import { AppError, type ErrorValues } from '#kernel/app-error.ts';

/** A line on which nothing moves for so long is broken. */
const STALLED_MS = 30_000;

interface SendingOptions {
  /** Hears how much of it has left, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a form with a file to one of our addresses, and says how much of it has left.
 *
 * @throws AppError as the server answers; `error.unavailable` (503) when the line breaks
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export const sendFile = <Result>(
  path: string,
  form: FormData,
  { onProgress, signal }: SendingOptions,
): Promise<Result> =>
  new Promise((resolve, reject) => {
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
    signal?.addEventListener('abort', () => request.abort());
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.send(form);
  });

/** @source docs/reference/errors.md, "Beside GraphQL" */
interface Refusal {
  messageId?: string;
  code?: number;
  values?: ErrorValues;
}

function settle<Result>(
  { status, response }: XMLHttpRequest,
  resolve: (taken: Result) => void,
  reject: (error: AppError) => void,
): void {
  if (status === 200 && response !== null) {
    resolve(response as Result);
    return;
  }
  const { messageId = 'error.unavailable', code = status || 503, values = {} } = (response ?? {}) as Refusal;
  reject(new AppError(messageId, { code, values }));
}
