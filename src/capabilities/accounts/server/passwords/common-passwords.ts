import { ACCOUNT_LIMITS } from '../../account.input.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is common. The long list is read on the first call. @param password in lower case */
export async function isCommonPassword(password: string): Promise<boolean> {
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
