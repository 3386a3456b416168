/** Most times that a question is asked again. */
const MOST_REPEATS = 4;
/** Whoever is told to wait longer hears so at once, seconds. */
const LONGEST_WAIT_S = 30;
/** By so much waits are drawn out, so that all who were sent away do not come back at one moment. */
const SPREAD = 0.25;

const TOO_MANY = 429;
const UNAVAILABLE = 503;

/**
 * Asks, and where the answer is to come back in a moment (`Retry-After`), asks again then: what is on the screen stays
 * meanwhile, and nobody notices. Given up with the last answer after some tries, and when the reader is on another page
 * by then. For questions only: what changes something is never sent twice by itself.
 *
 * @param signal stops waiting; the promise then rejects with the signal's own reason
 */
export async function repeatQuietly(ask: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  const askedAt = currentPage();
  for (let repeats = 0; ; repeats++) {
    const answer = await ask();
    const waitMs = waitOf(answer);
    if (waitMs === null || repeats === MOST_REPEATS) return answer;
    await pause(waitMs, signal);
    if (currentPage() !== askedAt) return answer;
  }
}

/** How long an answer bids to wait, milliseconds; null where it is an answer, or the wait too long for a reader. */
function waitOf({ status, headers }: Response): number | null {
  if (status !== TOO_MANY && status !== UNAVAILABLE) return null;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const isReasonable = seconds >= 0 && seconds <= LONGEST_WAIT_S;
  return isReasonable ? seconds * 1_000 * (1 + Math.random() * SPREAD) : null;
}

/** The address of the page, but for the place on it; none where no page is. */
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
