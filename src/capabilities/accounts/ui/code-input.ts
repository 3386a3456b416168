import { z } from '#kernel/schema.ts';

const required = { message: 'error.validation.required' };

/** A one-time code or a recovery code as somebody types it: spaces are no part of it. */
export const codeInput = z
  .string(required)
  .transform((code) => code.replace(/\s+/g, ''))
  .pipe(z.string().min(1, required));
