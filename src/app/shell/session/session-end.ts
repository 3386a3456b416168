/** Longest time a timer can be set to, milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Shortest wait before the next check, milliseconds: the clock of this browser may be ahead. */
const SHORTEST_WAIT_MS = 60_000;

/** The wait before the check whether a session has ended, milliseconds. @param exp its end, seconds since the epoch */
export const sessionCheckWaitMs = (exp: number, nowMs: number): number =>
  Math.min(Math.max(exp * 1_000 - nowMs, SHORTEST_WAIT_MS), LONGEST_TIMER_MS);
