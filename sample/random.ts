/** A seeded source of chance: the same seed gives the same numbers, on every machine. */
export interface Random {
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
  /** One of the given things, each as likely as its weight among the others. */
  weighted<T>(things: Weighted<T>): T;
  /** Normal distribution. */
  normal(mean: number, deviation: number): number;
  /** A factor with median 1; `sigma` is the deviation of its natural logarithm. */
  lognormal(sigma: number): number;
  /** The same things in another order. */
  shuffled<T>(things: readonly T[]): T[];
  /** A source of its own for one part of the work: draws of one part never change those of another. */
  fork(key: number | string): Random;
}

/** Things with their weights; the weights need no particular sum. */
export type Weighted<T> = readonly (readonly [thing: T, weight: number])[];

/** A source of chance for a seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = Math.imul(seed + 0x9e37, 0x85ebca6b) >>> 0;
  const origin = state;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + next() * (to - from);
  const normal = (mean: number, deviation: number): number => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += next();
    return mean + deviation * sum;
  };
  const random: Random = {
    next,
    range,
    normal,
    int: (from, to) => Math.floor(range(from, to + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)] as T,
    weighted: (things) => weightedChoice(things, next()),
    lognormal: (sigma) => Math.exp(normal(0, sigma)),
    shuffled: (things) => shuffle(things, next),
    fork: (key) => seeded(typeof key === 'number' ? mix(origin ^ mix(key)) : mix(origin ^ hash(key))),
  };
  return random;
}

/** Prepares a weighted choice that is made many times: a draw takes log(n) steps. */
export function weightedPicker<T>(things: Weighted<T>): (random: Random) => T {
  let sum = 0;
  const ends = things.map(([, weight]) => {
    sum += weight;
    return sum;
  });
  return (random) => {
    const at = random.next() * sum;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) > at) high = middle;
      else low = middle + 1;
    }
    return (things[low] as readonly [T, number])[0];
  };
}

function weightedChoice<T>(things: Weighted<T>, share: number): T {
  let left = share * things.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [thing, weight] of things) {
    left -= weight;
    if (left < 0) return thing;
  }
  return (things.at(-1) as readonly [T, number])[0];
}

function shuffle<T>(things: readonly T[], next: () => number): T[] {
  const result = [...things];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

/** One-to-one on 32-bit numbers, so that different keys never share a source. */
function mix(value: number): number {
  let t = value >>> 0;
  t = Math.imul(t ^ (t >>> 16), 0x21f0aaad);
  t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
  return (t ^ (t >>> 15)) >>> 0;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
