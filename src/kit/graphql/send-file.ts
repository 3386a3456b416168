import { AppError, type ErrorValues } from '#kernel/app-error.ts';
import { Pace, UPLOAD_PACE } from '#kernel/pace.ts';

/** Interval at which the pace of an upload is measured, milliseconds. */
const LOOK_EVERY_MS = 500;

interface SendingOptions {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a form with a file to a route beside GraphQL, and reports the share that has been sent. It watches the pace itself: a browser reads
 * the server's refusal only once it has sent all.
 *
 * @throws AppError as the server answers; `error.unavailable` (503) when the connection breaks or stalls; `error.upload.slow` (408) when it is
 *   too slow
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export const sendFile = <Result>(
  path: string,
  form: FormData,
  { onProgress, signal }: SendingOptions,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    // XMLHttpRequest is the only API by which a browser reports upload progress.
    const request = new XMLHttpRequest();
    let failure = new AppError('error.unavailable', { code: 503 });
    const fail = (): void => reject(failure);
    const stopWatching = watchPace(request, (error) => {
      failure = error;
      request.abort();
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => settle(request, resolve, reject);
    request.onloadend = stopWatching;
    signal?.addEventListener('abort', () => request.abort());
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.send(form);
  });

/** Calls `onSlow` when too little of a file is sent, until all of it has been sent. Returns how to stop. */
function watchPace({ upload }: XMLHttpRequest, onSlow: (error: AppError) => void): () => void {
  const pace = new Pace(UPLOAD_PACE, performance.now());
  let sent = 0;
  const look = setInterval(() => {
    pace.look(sent, performance.now());
    if (!pace.isTooSlow) return;
    const isBroken = pace.bytesPerS === 0;
    onSlow(
      isBroken ? new AppError('error.unavailable', { code: 503 }) : new AppError('error.upload.slow', { code: 408 }),
    );
  }, LOOK_EVERY_MS);
  const stop = (): void => clearInterval(look);
  upload.addEventListener('progress', ({ loaded }) => {
    sent = loaded;
  });
  upload.addEventListener('load', stop);
  return stop;
}

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
