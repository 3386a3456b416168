import { z } from '#kernel/schema.ts';
import { phoneInput, registerInput } from '../../account.input.ts';
import { withRepeatedPassword } from '../repeated-password.ts';

const { firstName, lastName, email } = registerInput.shape;

/**
 * What the sign-up form takes. Who subscribes can be called: then the telephone number is asked for, too.
 *
 * @source docs/reference/screens.md, "Registration"
 */
export const registerForm = (needsPhone: boolean) =>
  withRepeatedPassword({
    firstName,
    lastName,
    email,
    phone: needsPhone ? phoneInput : phoneInput.optional(),
    /** A consent of its own, never given by default. */
    newsletter: z.boolean().default(false),
    acceptTerms: z.literal(true, { message: 'account.terms.required' }),
  });

/** A form that was filled in rightly. */
export type RegisterInput = z.output<ReturnType<typeof registerForm>>;
