/**
 * The bits of a flag set, lowest first: `bitsOf(5)` is `[1, 4]`.
 *
 * @param flags whole number, 0 … 2^31-1
 */
export function bitsOf(flags: number): number[] {
  const bits: number[] = [];
  for (let bit = 1; bit <= flags; bit *= 2) if (hasAllBits(flags, bit)) bits.push(bit);
  return bits;
}

/** One flag set of many bits. */
export const joinBits = (bits: readonly number[]): number => bits.reduce((flags, bit) => flags | bit, 0);

/** Whether `flags` contains every bit of `wanted` (containment, not "any bit in common"). */
export const hasAllBits = (flags: number, wanted: number): boolean => (flags & wanted) === wanted;
