/** A seeded source of chance: the same seed always tells the same story. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [from, to). */
  range(from: number, to: number): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the given things. */
  pick<T>(things: readonly T[]): T;
}

/** A mulberry32 generator for a seed. */
export function seeded(seed: number): Rng {
  let state = Math.imul(seed + 0x9e37, 0x85ebca6b) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + next() * (to - from);
  return {
    next,
    range,
    int: (from, to) => Math.floor(range(from, to + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)] as T,
  };
}
