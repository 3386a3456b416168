import { z } from '#kernel/schema.ts';

/** Fields of a reauthentication. */
export const reauthenticationForm = z.object({
  password: z.string().min(1, { message: 'error.validation.required' }),
});
