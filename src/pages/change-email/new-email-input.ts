import { emailInput, passwordInput } from '#capabilities/accounts/account.input.ts';
import { z } from '#kernel/schema.ts';

/**
 * The form of a new address, which is typed twice: a wrong letter would send the confirmation to a stranger.
 *
 * @source docs/reference/errors.md, "Messages on pages"
 */
export const newEmailInput = (hasPassword: boolean) =>
  z
    .object({
      newEmail: emailInput,
      newEmailAgain: emailInput,
      password: hasPassword ? passwordInput : passwordInput.optional(),
    })
    .refine(isRepeated, {
      path: ['newEmailAgain'],
      message: 'account.email.mismatch',
      // Also while other fields are still wrong: every field shows its own error.
      when: () => true,
    });

const isRepeated = (values: object): boolean =>
  'newEmail' in values && 'newEmailAgain' in values && values.newEmail === values.newEmailAgain;
