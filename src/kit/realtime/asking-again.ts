/** Pauses between queries while there is no real-time connection, milliseconds: each twice as long as the one before. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/** The pause before the next query, after so many in a row, milliseconds. */
export const pauseAfter = (questions: number): number => Math.min(FIRST_PAUSE_MS * 2 ** questions, LONGEST_PAUSE_MS);

/** Calls `ask` again and again, in growing pauses, until it is stopped. Returns how to stop it. */
export function askAgain(ask: () => void): () => void {
  let questions = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(() => {
      questions += 1;
      ask();
      wait();
    }, pauseAfter(questions));
  };
  wait();
  return () => clearTimeout(timer);
}
