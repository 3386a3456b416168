import { z } from '#kernel/schema.ts';
import { passwordInput } from '../account.input.ts';

/**
 * A form in which a new password is typed twice, as `password` and `passwordAgain`.
 *
 * @param shape its other fields
 * @source docs/reference/screens.md, "Registration"
 */
export const withRepeatedPassword = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, password: passwordInput, passwordAgain: passwordInput }).refine(isRepeated, {
    path: ['passwordAgain'],
    message: 'account.password.mismatch',
    // The rule also runs while other fields are invalid, so that every field shows its error.
    when: () => true,
  });

const isRepeated = (values: object): boolean =>
  'password' in values && 'passwordAgain' in values && values.password === values.passwordAgain;
