import { ACCOUNT_LIMITS } from '../../account.input.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether many people use a password. The list is long, and read with the first question. @param password in small letters */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  return (await common).has(password);
}

/** The passwords that leaks show most often, as far as they are long enough to be tried here. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].filter((password) => password.length >= ACCOUNT_LIMITS.password.shortest),
  );
}
