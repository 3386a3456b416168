import { emailInput } from '#capabilities/accounts/account.input.ts';
import { z } from '#kernel/schema.ts';

/** Longest texts of a message to the operator, in characters. @source docs/reference/limits.md, "Texts" */
export const CONTACT_LIMITS = { name: 100, subject: 120, message: 5_000 } as const;

const required = { message: 'error.validation.required' };
const longest = (length: number) => ({ message: `error.validation.max:${length}` });

/** A single line of text, in which any white space becomes one space. */
const line = (most: number) =>
  z
    .string(required)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, required).max(most, longest(most)));

/** Fields of a message to the operator. */
export const contactInput = z.object({
  name: line(CONTACT_LIMITS.name),
  email: emailInput,
  subject: line(CONTACT_LIMITS.subject),
  message: z
    .string(required)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1, required).max(CONTACT_LIMITS.message, longest(CONTACT_LIMITS.message))),
});

/** A checked message to the operator. */
export type ContactMessage = z.output<typeof contactInput>;
