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

const required = { message: 'error.validation.required' };
const wrong = { message: 'error.validation.value' };
const longest = (most: number) => ({ message: `error.validation.max:${most}` });

/** A line of text: white space of any kind becomes one space. @param most characters @param least 0 for an optional text */
export const lineOf = (most: number, least: 0 | 1 = 1) =>
  z
    .string(required)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(least, required).max(most, longest(most)));

/** A text of any number of lines, with one kind of line break. @param most characters @param least 0 for an optional text */
export const linesOf = (most: number, least: 0 | 1 = 1) =>
  z
    .string(required)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(least, required).max(most, longest(most)));

/** A page of a list for staff: its number, from 1, and its size. */
export const pageInput = z.object({
  pageNumber: z.int(wrong).min(1, wrong).max(1_000, wrong),
  pageSize: z.int(wrong).min(1, wrong).max(100, wrong),
});
