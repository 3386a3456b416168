/** Most dots under a carousel. */
export const MAX_DOTS = 5;

/** The index of the current dot: the outer dots are the ends, the middle one represents all between. */
export function activeDot(index: number, count: number): number {
  if (count <= MAX_DOTS || index < 2) return index;
  const fromEnd = count - 1 - index;
  return fromEnd < 2 ? MAX_DOTS - 1 - fromEnd : 2;
}
