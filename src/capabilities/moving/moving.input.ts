import { ACCOUNT_LIMITS, emailInput, phoneInput } from '#capabilities/accounts/account.input.ts';
import { lineOf, z } from '#kernel/schema.ts';
import { daysBefore } from '#kernel/swiss-day.ts';

/** Bounds of a request: characters, and days ahead. @source docs/reference/limits.md, "Moving" */
export const MOVING_LIMITS = { place: 100, daysAhead: 730 } as const;

const required = { message: 'error.validation.required' };
const wrong = { message: 'error.validation.value' };

/**
 * Parts of a request: the move lies between today and two years from now.
 *
 * @param today the Swiss day, `2026-11-24`
 */
export const movingInput = (today: string) => {
  const lastDay = daysBefore(today, -MOVING_LIMITS.daysAhead);
  return z.object({
    fromPlace: lineOf(MOVING_LIMITS.place),
    toPlace: lineOf(MOVING_LIMITS.place),
    movingOn: z
      .string(required)
      .min(1, required)
      .pipe(z.iso.date(wrong))
      .refine((day) => day >= today && day <= lastDay, wrong),
    name: lineOf(ACCOUNT_LIMITS.name),
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
