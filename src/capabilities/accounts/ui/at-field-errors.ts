import { AppError } from '#kernel/app-error.ts';

/** Names of a form's fields that a refusal of the API may be about. */
interface FieldNames {
  /** The password asked for as proof. */
  proof?: string;
  /** The new password, which the API calls `newPassword`. */
  newPassword?: string;
  /** The address that somebody else may have. */
  email?: string;
  /** The one-time code. */
  code?: string;
}

/**
 * Says at its field what is wrong with an account's password, address or code.
 *
 * @throws AppError `error.validation` at that field, or what came in
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
