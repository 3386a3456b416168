/** Pauses between queries while there is no real-time connection, milliseconds: each twice as long as the one before. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/** The pause before the next query, after so many in a row, milliseconds. */
export const pollPauseMs = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);

/** Calls `ask` again and again, in growing pauses, until it is stopped. Returns how to stop it. */
export function poll(ask: () => void): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(() => {
      tries += 1;
      ask();
      wait();
    }, pollPauseMs(tries));
  };
  wait();
  return () => clearTimeout(timer);
}
