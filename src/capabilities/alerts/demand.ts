/** Smallest number that is shown. A smaller number could identify single people. */
const FEWEST = 5;
/** Rounding steps; each applies to numbers below `upTo`. */
const STEPS = [
  { upTo: 100, step: 5 },
  { upTo: 1_000, step: 50 },
  { upTo: Infinity, step: 500 },
] as const;

/**
 * The displayed number of people who look for a home: rounded down to a step, null below five.
 *
 * The steps protect privacy. One person more or less rarely changes the number, and a change does not identify the person.
 */
export function shownDemand(people: number): number | null {
  if (people < FEWEST) return null;
  const step = STEPS.find(({ upTo }) => people < upTo)?.step ?? FEWEST;
  return Math.floor(people / step) * step;
}
