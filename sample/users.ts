import { createHmac } from 'node:crypto';
import { Secret } from 'otpauth';
import { insertAccount, updateAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { OperatorError } from '#capabilities/accounts/server/operator.service.ts';
import { hashPassword, isPasswordOf } from '#capabilities/accounts/server/passwords/password-hash.ts';
import { confirmKey } from '#capabilities/accounts/server/second-factor/second-factor.queries.ts';
import { codeAt, KEY_PURPOSE } from '#capabilities/accounts/server/second-factor/second-factor-codes.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { isStaff, Role, type RoleName } from '#kernel/roles.ts';
import type { Db } from '#platform/db/db.ts';
import type { Secrets } from '#platform/http/cookies/secrets.ts';
import { findSampleAgencyId, listSampleUsers, updateAgencyOfAccount } from './users.queries.ts';

/** Mail to this domain is never delivered. @source RFC 2606, §2 "example" */
const DOMAIN = 'sample.lares.example';

/** One for each role, with a name that says so. */
const USERS = (Object.keys(Role) as RoleName[]).map((role) => ({
  role,
  email: `${role.toLowerCase()}@${DOMAIN}`,
  rolesFlag: Role[role],
  isOfAgency: role === 'Agent' || role === 'AdminAgent',
}));

const PASSWORD_LENGTH = 12;
const KEY_BYTES = 20;

/** Passwords and keys of sample users, derived from the secret of this installation: they are stored nowhere. */
const derived = (secrets: Secrets, what: string): Buffer =>
  createHmac('sha256', secrets.keysFor('sample users')[0]).update(what).digest();
const keyOf = (secrets: Secrets, email: string): string =>
  new Secret({ buffer: new Uint8Array(derived(secrets, `codes of ${email}`).subarray(0, KEY_BYTES)).buffer }).base32;

/** The password of all sample users of this installation. */
export const samplePassword = (secrets: Secrets): string =>
  derived(secrets, 'password').toString('base64url').slice(0, PASSWORD_LENGTH);

/** Creates the missing sample users, one for each role, with the given password and key; their other data stays. */
export async function keepSampleUsers(db: Db, secrets: Secrets): Promise<void> {
  const password = samplePassword(secrets);
  if (!(await areUnchanged(db, password))) await putRight(db, secrets, await hashPassword(password));
}

/** The sample users and their sign-in data. @param password null where a log would store it */
export const aboutSampleUsers = (password: string | null): string =>
  [
    `Sample users: ${USERS.map(({ role }) => role.toLowerCase()).join(', ')} (each @${DOMAIN}), password ${password ?? 'by npm run user -- sample-password'}`,
    `Staff among them need a one-time code as well: npm run user -- code adminglobal@${DOMAIN}`,
  ].join('\n');

/** The one-time code of a sample user at a moment. @throws OperatorError for any other account */
export function sampleCode(secrets: Secrets, email: string, now: Date): string {
  const user = USERS.find((known) => known.email === email.toLowerCase());
  if (!user || !isStaff(user.rolesFlag)) throw new OperatorError(`${email} is no sample user who needs a code.`);
  return codeAt(keyOf(secrets, user.email), now);
}

async function areUnchanged(db: Db, password: string): Promise<boolean> {
  const present = await listSampleUsers(db);
  const [first] = present;
  const isSame = USERS.every(({ email, rolesFlag }) =>
    present.some(
      (user) =>
        user.email === email &&
        user.status === AccountStatus.Active &&
        user.passwordHash === first?.passwordHash &&
        (user.totpConfirmedAt !== null) === isStaff(rolesFlag),
    ),
  );
  return isSame && isPasswordOf(first?.passwordHash ?? null, password);
}

async function putRight(db: Db, secrets: Secrets, passwordHash: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const present = new Map((await listSampleUsers(tx)).map(({ email, id }) => [email, id]));
    const agencyId = await findSampleAgencyId(tx);
    const now = new Date();
    for (const user of USERS) {
      const accountId = present.get(user.email) ?? (await addUser(tx, user, now));
      // A person registered that address: the account is theirs.
      if (accountId === null) continue;
      const { rolesFlag, isOfAgency, email } = user;
      const status = AccountStatus.Active;
      await updateAccount(tx, accountId, { passwordHash, rolesFlag, status, isEmailConfirmed: true });
      if (isOfAgency) await updateAgencyOfAccount(tx, accountId, agencyId);
      const key = secrets.encrypt(KEY_PURPOSE, keyOf(secrets, email));
      if (isStaff(rolesFlag)) await confirmKey(tx, accountId, { key, step: 0, now });
    }
  });
}

const addUser = (tx: Db, { role, email, rolesFlag }: (typeof USERS)[number], now: Date): Promise<number | null> =>
  insertAccount(tx, {
    email,
    rolesFlag,
    now,
    status: AccountStatus.Active,
    isEmailConfirmed: true,
    passwordHash: null,
    firstName: role,
    lastName: 'Sample',
    phone: null,
    uiLang: 0,
    newsletter: false,
    hasAcceptedTerms: false,
    isSample: true,
  });
