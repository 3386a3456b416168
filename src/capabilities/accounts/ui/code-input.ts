import { z } from '#kernel/schema.ts';

const required = { message: 'error.validation.required' };

/** A one-time code or a recovery code from a form, with its spaces removed. */
export const codeInput = z
  .string(required)
  .transform((code) => code.replace(/\s+/g, ''))
  .pipe(z.string().min(1, required));
