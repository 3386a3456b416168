import { dictionary } from '@zxcvbn-ts/language-common';
import { ACCOUNT_LIMITS } from '../../account.input.ts';

/** The passwords that leaks show most often, as far as they are long enough to be tried here. */
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= ACCOUNT_LIMITS.password.shortest),
);

/** Whether many people use a password. @param password in small letters */
export const isCommonPassword = (password: string): boolean => common.has(password);
