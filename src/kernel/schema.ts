import { z } from 'zod';

// Without compiled checks: browsers that hold to our policy report even the attempt to compile.
z.config({ jitless: true });

export { z };

/** The rule of a number that is too small, with the least that is allowed. @source docs/reference/errors.md, "Catalogue" */
export const atLeast = (least: number) => ({ message: `error.validation.least:${least}` });

/** The rule of a number that is too large, with the most that is allowed. */
export const atMost = (most: number) => ({ message: `error.validation.most:${most}` });

/** Whether a number counts in halves, as rooms do. `multipleOf` takes the smallest numbers for multiples of any. */
export const isInHalves = (number: number): boolean => Number.isInteger(number * 2);
