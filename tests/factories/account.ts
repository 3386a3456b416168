import { insertAccount, type NewAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { hashPassword } from '#capabilities/accounts/server/passwords/password-hash.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import type { Db } from '#platform/db/db.ts';

/** The password of accounts that tests make, unless they say otherwise. */
export const TEST_PASSWORD = 'Türschloss-7!';

let made = 0;
/** Made once: a hash takes the time of many statements, and what it depends on is never what a test is about. */
let hashOfTestPassword: Promise<string> | undefined;

/** An account of a test: an ordinary member unless the test says otherwise. */
export interface TestAccount {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

/** Makes an account that is confirmed and has `TEST_PASSWORD`. */
export async function anAccount(
  { db }: { db: Db },
  { password = TEST_PASSWORD, ...facts }: Partial<NewAccount> & { password?: string | null } = {},
): Promise<TestAccount> {
  made++;
  const account: NewAccount = {
    email: `member${made}@example.ch`,
    status: AccountStatus.Active,
    isEmailConfirmed: true,
    rolesFlag: Role.Bronze,
    passwordHash: await hashOf(password),
    firstName: 'Anna',
    lastName: `Muster${made}`,
    phone: null,
    uiLang: 0,
    newsletter: false,
    hasAcceptedTerms: true,
    isSample: false,
    now: new Date('2026-11-01T08:00:00Z'),
    ...facts,
  };
  const id = await insertAccount(db, account);
  if (id === null) throw new Error(`There is an account of ${account.email} already.`);
  const { email, firstName, lastName } = account;
  return { id, email, firstName, lastName };
}

async function hashOf(password: string | null): Promise<string | null> {
  if (password !== TEST_PASSWORD) return password === null ? null : hashPassword(password);
  hashOfTestPassword ??= hashPassword(TEST_PASSWORD);
  return hashOfTestPassword;
}
