import { AppError } from '#kernel/app-error.ts';
import { z } from '#kernel/schema.ts';
import { validated } from '#platform/graphql/validated.ts';
import { ACCOUNT_LIMITS, passwordInput } from '../../account.input.ts';

/**
 * Refuses a password that may not be set.
 *
 * @param field name of the field in the error
 * @throws AppError `error.validation` for its length, `error.password.common` for one that many people use or that is
 * the e-mail address itself
 * @source docs/reference/limits.md, "Passwords"
 */
export async function refuseWeakPassword(
  password: string,
  { field, email }: { field: string; email: string },
): Promise<void> {
  validated(z.object({ [field]: passwordInput }), { [field]: password });
  const plain = password.toLowerCase();
  const isName = plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0];
  if (isName || (await isCommonPassword(plain)))
    throw new AppError('error.password.common', { code: 400, values: { [field]: 'error.password.common' } });
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is common. The long list is read on the first call. @param password in lower case */
async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  return (await common).has(password);
}

/** The most frequent leaked passwords that are long enough to be set here. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].filter((password) => password.length >= ACCOUNT_LIMITS.password.shortest),
  );
}
