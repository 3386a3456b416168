import { ACCOUNT_LIMITS, emailInput, phoneInput } from '#capabilities/accounts/account.input.ts';
import { z } from '#kernel/schema.ts';
import { daysBefore } from '#kernel/swiss-day.ts';

/** Bounds of a request: characters, and days ahead. @source docs/reference/limits.md, "Moving" */
export const MOVING_LIMITS = { place: 100, daysAhead: 730 } as const;

const required = { message: 'error.validation.required' };
const wrong = { message: 'error.validation.value' };

/** One line: white space of any kind is one space. */
const line = (most: number) =>
  z
    .string(required)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .max(most, { message: `error.validation.max:${most}` }),
    );

/**
 * Parts of a request: the move lies between today and two years from now.
 *
 * @param today the Swiss day, `2026-11-24`
 */
export const movingInput = (today: string) => {
  const lastDay = daysBefore(today, -MOVING_LIMITS.daysAhead);
  return z.object({
    fromPlace: line(MOVING_LIMITS.place),
    toPlace: line(MOVING_LIMITS.place),
    movingOn: z
      .string(required)
      .min(1, required)
      .pipe(z.iso.date(wrong))
      .refine((day) => day >= today && day <= lastDay, wrong),
    name: line(ACCOUNT_LIMITS.name),
    email: emailInput,
    phone: z
      .literal('')
      .transform(() => null)
      .or(phoneInput)
      .nullish(),
  });
};

/** Values of the form. */
export type MovingValues = z.input<ReturnType<typeof movingInput>>;

/** A request as it is stored. */
export type MovingDetails = z.output<ReturnType<typeof movingInput>>;

/** The requested page of the list. */
export const movingPageInput = z.object({
  pageNumber: z.int(wrong).min(1, wrong).max(1_000, wrong),
  pageSize: z.int(wrong).min(1, wrong).max(100, wrong),
});
