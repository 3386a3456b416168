/** Pauses between questions while nothing is heard in real time, milliseconds: each twice as long as the one before. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/** How long to wait before asking again, after so many questions in a row. */
export const pauseAfter = (questions: number): number => Math.min(FIRST_PAUSE_MS * 2 ** questions, LONGEST_PAUSE_MS);

/** Asks again and again, in growing pauses, until it is stopped. Returns how to stop it. */
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
