import { AppError } from '#kernel/app-error.ts';

/** Error for an address that another account has. */
export const accountExists = (): AppError => new AppError('error.account.exists', { code: 409 });
