import { z } from 'zod';

// Without compiled checks: browsers that hold to our policy report even the attempt to compile.
z.config({ jitless: true });

export { z };

/** Whether a number counts in halves, as rooms do. `multipleOf` takes the smallest numbers for multiples of any. */
export const isInHalves = (number: number): boolean => Number.isInteger(number * 2);
