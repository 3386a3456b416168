import { insertAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { hashPassword } from '#capabilities/accounts/server/passwords/password-hash.ts';
import { LoginDocument } from '#generated/operations.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import type { Db } from '#platform/db/db.ts';

/** E-mail addresses of accounts that a benchmark signs in to, or tries to. */
export interface Signers {
  members: string[];
  removed: string[];
}

const EACH = 100;
const PASSWORD = 'Türschloss-7!';

/** Makes accounts with one password: members, and some that were removed. */
export async function makeSigners(db: Db): Promise<Signers> {
  const passwordHash = await hashPassword(PASSWORD);
  const make = async (name: string, status: number): Promise<string[]> => {
    const emails = Array.from({ length: EACH }, (_, index) => `${name}${index}@example.ch`);
    for (const email of emails) await insertAccount(db, { ...ORDINARY, email, status, passwordHash, now: new Date() });
    return emails;
  };
  return {
    members: await make('member', AccountStatus.Active),
    removed: await make('removed', AccountStatus.Removed),
  };
}

const ORDINARY = {
  isEmailConfirmed: true,
  rolesFlag: Role.Bronze,
  firstName: 'Anna',
  lastName: 'Muster',
  phone: null,
  uiLang: 0,
  newsletter: false,
  hasAcceptedTerms: true,
  isSample: false,
};

/** Addresses that no account has. */
export const strangers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `nobody${index}@example.ch`);

/** The body of a sign-in with the right password. */
export const rightSignIn = (email: string): string => signIn(email, PASSWORD);

/** The body of a sign-in with a wrong one. */
export const wrongSignIn = (email: string): string => signIn(email, 'Türschloss-8!');

const signIn = (email: string, token: string): string =>
  JSON.stringify({ query: String(LoginDocument), variables: { token, provider: 0, extId: email } });

/** Signs in; returns the cookie of the session. */
export async function cookieOf(origin: string, email: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: rightSignIn(email) });
  const [cookie = ''] = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  if (!cookie) throw new Error(`${email} could not sign in: ${await response.text()}`);
  return cookie;
}
