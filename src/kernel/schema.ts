import { z } from 'zod';

// Without compiled checks: browsers under our policy report even the attempt to compile.
z.config({ jitless: true });

export { z };

/** The rule of a number that is too small, with the least allowed value. @source docs/reference/errors.md, "Catalogue" */
export const atLeast = (least: number) => ({ message: `error.validation.least:${least}` });

/** The rule of a number that is too large, with the greatest allowed value. */
export const atMost = (most: number) => ({ message: `error.validation.most:${most}` });

/** Whether a number is a multiple of one half, as rooms are. `multipleOf` accepts the smallest numbers as multiples of any. */
export const isInHalves = (number: number): boolean => Number.isInteger(number * 2);
