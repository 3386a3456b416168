import { z } from '#kernel/schema.ts';

const LARGEST = 2_147_483_647;

/** A whole number from 1 in typed text. Its messages are ids of texts. */
export const wholeNumber = z
  .string({ message: 'error.validation.required' })
  .transform((typed) => typed.replace(/[\s’']/g, ''))
  .pipe(
    z
      .string()
      .min(1, { message: 'error.validation.required' })
      .regex(/^\d{1,10}$/, { message: 'error.validation.value' }),
  )
  .transform(Number)
  .pipe(
    z
      .int({ message: 'error.validation.value' })
      .min(1, { message: 'error.validation.value' })
      .max(LARGEST, { message: 'error.validation.value' }),
  );
