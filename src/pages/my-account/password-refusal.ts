import { AppError } from '#kernel/app-error.ts';

/**
 * Of a password asked for as proof: that it is not right is said at its field.
 *
 * @throws AppError what came in, or `error.validation` at `field`
 */
export const atField =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof AppError) || error.messageId !== 'error.auth.reauth') throw error;
    throw new AppError('error.validation', {
      code: 400,
      values: { [field]: 'workspace.password.wrong' },
      cause: error,
    });
  };
