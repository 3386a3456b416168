import { emailInput } from '#capabilities/accounts/account.input.ts';
import { lineOf, linesOf, z } from '#kernel/schema.ts';

/** Longest texts of a message to the operator, in characters. @source docs/reference/limits.md, "Texts" */
export const CONTACT_LIMITS = { name: 100, subject: 120, message: 5_000 } as const;

/** Fields of a message to the operator. */
export const contactInput = z.object({
  name: lineOf(CONTACT_LIMITS.name),
  email: emailInput,
  subject: lineOf(CONTACT_LIMITS.subject),
  message: linesOf(CONTACT_LIMITS.message),
});

/** A checked message to the operator. */
export type ContactMessage = z.output<typeof contactInput>;
