/**
 * How long journeys wait for what they expect of a page, milliseconds. Nothing is asserted of the clock, so a machine that is five
 * times slower than usual still gets there; only what never comes takes this long.
 */
export const LONGEST_WAIT_MS = 60_000;
