/** Smallest number that is shown: a smaller one would say too much about single people. */
const FEWEST = 5;
/** Rounding steps; each applies to numbers below `upTo`. */
const STEPS = [
  { upTo: 100, step: 5 },
  { upTo: 1_000, step: 50 },
  { upTo: Infinity, step: 500 },
] as const;

/**
 * The number of people looking for a home as it is shown: rounded down to a step, null for fewer than five.
 *
 * Steps protect the people counted. One person more or less rarely changes the number, and a change never shows who it was.
 */
export function shownDemand(people: number): number | null {
  if (people < FEWEST) return null;
  const step = STEPS.find(({ upTo }) => people < upTo)?.step ?? FEWEST;
  return Math.floor(people / step) * step;
}
