import { AppError } from '#kernel/app-error.ts';

/** The address belongs to an account. */
export const accountExists = (): AppError => new AppError('error.account.exists', { code: 409 });
