import { AppError } from '#kernel/app-error.ts';

/** Names of the form fields that an API error may concern. */
interface FieldNames {
  /** The present password, as proof. */
  proof?: string;
  /** The new password, which the API calls `newPassword`. */
  newPassword?: string;
  /** The address, which another account may have. */
  email?: string;
  /** The one-time code. */
  code?: string;
}

/**
 * Turns an API error about a password, address or code into an error of its form field.
 *
 * @throws AppError `error.validation` with that field, or the unchanged error
 */
export const atFieldErrors =
  ({ proof, newPassword, email, code }: FieldNames) =>
  (error: unknown): never => {
    if (!(error instanceof AppError)) throw error;
    const { messageId, values } = error;
    const at = (field: string | undefined, rule: string): AppError =>
      field === undefined
        ? error
        : new AppError('error.validation', { code: 400, values: { [field]: rule }, cause: error });
    if (messageId === 'error.auth.reauth') throw at(proof, 'account.password.wrong');
    if (messageId === 'error.auth.failed') throw at(code, 'account.code.wrong');
    if (messageId === 'error.account.exists') throw at(email, 'account.email.taken');
    if (typeof values.newPassword === 'string') throw at(newPassword, values.newPassword);
    throw error;
  };
