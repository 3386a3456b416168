/** Fewer people than these are nobody's business. */
const FEWEST = 5;
/** Up to how many the number goes in which steps. */
const STEPS = [
  { upTo: 100, step: 5 },
  { upTo: 1_000, step: 50 },
  { upTo: Infinity, step: 500 },
] as const;

/**
 * How many people are said to look for a home: at least so many do. Null for fewer than five. One person more or less changes
 * nothing nearly always, and who watches it sees that somebody came at most, not who.
 */
export function shownDemand(people: number): number | null {
  if (people < FEWEST) return null;
  const step = STEPS.find(({ upTo }) => people < upTo)?.step ?? FEWEST;
  return Math.floor(people / step) * step;
}
