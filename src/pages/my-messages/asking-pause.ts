/** Pauses between questions while nothing happens, milliseconds: the longer it is quiet, the longer they are. */
const PAUSES_MS = [5_000, 5_000, 10_000, 15_000, 30_000, 60_000] as const;

/** How long to wait after so many questions whose answers brought nothing new. */
export const pauseAfter = (quietQuestions: number): number =>
  PAUSES_MS[Math.min(quietQuestions, PAUSES_MS.length - 1)] ?? 60_000;
