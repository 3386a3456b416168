import { z } from '#kernel/schema.ts';
import { phoneInput, registerInput } from '../../account.input.ts';
import { withRepeatedPassword } from '../repeated-password.ts';

const { firstName, lastName, email } = registerInput.shape;

/**
 * Fields of the registration form. A subscriber must also give a telephone number.
 *
 * @source docs/reference/screens.md, "Registration"
 */
export const registerForm = (needsPhone: boolean) =>
  withRepeatedPassword({
    firstName,
    lastName,
    email,
    phone: needsPhone ? phoneInput : phoneInput.optional(),
    /** Separate consent to the newsletter, off by default. */
    newsletter: z.boolean().default(false),
    acceptTerms: z.literal(true, { message: 'account.terms.required' }),
  });

/** Checked values of the registration form. */
export type RegisterInput = z.output<ReturnType<typeof registerForm>>;
