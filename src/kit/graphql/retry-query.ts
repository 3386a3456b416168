/** Most retries of a query. */
const MOST_REPEATS = 4;
/** A longer wait is reported to the caller at once, seconds. */
const LONGEST_WAIT_S = 30;
/** Share by which waits are lengthened at random, so that rejected clients do not come back at one moment. */
const SPREAD = 0.25;

const TOO_MANY = 429;
const UNAVAILABLE = 503;

/**
 * Sends a query, and retries it when the answer asks for that (`Retry-After`); the screen stays as it is meanwhile.
 *
 * It returns the last answer after some retries, and when the reader is on another page by then. It is for queries only: a mutation is never
 * sent twice by itself.
 *
 * @param signal stops waiting; the promise then rejects with the signal's own reason
 */
export async function retryQuery(ask: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  const askedAt = currentPage();
  for (let repeats = 0; ; repeats++) {
    const answer = await ask();
    const waitMs = waitOf(answer);
    if (waitMs === null || repeats === MOST_REPEATS) return answer;
    await pause(waitMs, signal);
    if (currentPage() !== askedAt) return answer;
  }
}

/** The wait that an answer asks for, milliseconds; null if it asks for none, or for one too long for a reader. */
function waitOf({ status, headers }: Response): number | null {
  if (status !== TOO_MANY && status !== UNAVAILABLE) return null;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const isReasonable = seconds >= 0 && seconds <= LONGEST_WAIT_S;
  return isReasonable ? seconds * 1_000 * (1 + Math.random() * SPREAD) : null;
}

/** The address of the page without its hash; undefined without a page. */
const currentPage = (): string | undefined => globalThis.location?.href.replace(/#.*/, '');

function pause(waitMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, waitMs);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
