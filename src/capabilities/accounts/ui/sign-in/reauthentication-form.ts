import { z } from '#kernel/schema.ts';

/** What is asked of somebody who has to show again that it is them. */
export const reauthenticationForm = z.object({
  password: z.string().min(1, { message: 'error.validation.required' }),
});
