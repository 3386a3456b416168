import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import { normalForm } from '#kernel/text/normal-form.ts';
import type { Db } from '#platform/db/db.ts';
import type { AccountRecord } from '../../account.record.ts';
import type { EmailPreference } from '../../account.ts';

/** Comparable form of an address: normal form C in lower case. NUL, which the database cannot store, is replaced. */
export const emailKey = (email: string): string => normalForm(email, 'NFC').toLowerCase().replaceAll('\0', '\ufffd');

const ACCOUNT_COLUMNS = [
  'id',
  'email',
  'emailConfirmed as isEmailConfirmed',
  'status',
  'suspendedFrom',
  'rolesFlag',
  'firstName',
  'lastName',
  'gender',
  'phone',
  'mobilePhone',
  'picture',
  'uiLang',
  'autoImport',
  'biography',
  'languages',
  'occupation',
  'occupationSince',
  'affiliations',
  'diplomas',
  'agencyId',
  'wantedAgencyId',
  'alertPreference',
  'listingsPreference',
  'inboxPreference',
  'suggestionPreference',
  'newsletterPreference',
  'passwordHash',
  'totpConfirmedAt',
  'browserGeneration',
  'createdAt',
] as const;

/** The account with this address that is not removed. */
export const findAccountByEmail = (db: Db, email: string): Promise<AccountRecord | undefined> =>
  db
    .selectFrom('account')
    .select(ACCOUNT_COLUMNS)
    .where('emailKey', '=', emailKey(email))
    .where('status', '<>', AccountStatus.Removed)
    .executeTakeFirst();

/** An account by its id, of any status. */
export const findAccount = (db: Db, id: number): Promise<AccountRecord | undefined> =>
  db.selectFrom('account').select(ACCOUNT_COLUMNS).where('id', '=', id).executeTakeFirst();

/** Accounts by their ids, in any order. */
export const listAccounts = (db: Db, ids: readonly number[]): Promise<AccountRecord[]> =>
  db.selectFrom('account').select(ACCOUNT_COLUMNS).where('id', 'in', ids).execute();

/** Providers of accounts. */
export const listProviders = (db: Db, accountIds: readonly number[]) =>
  db
    .selectFrom('accountIdentity')
    .select(['accountId', 'provider'])
    .distinct()
    .where('accountId', 'in', accountIds)
    .orderBy('provider')
    .execute();

/** An account by id; its row is locked until the transaction ends. Rows that refer to the account can still be written. */
export const lockAccount = (tx: Db, id: number): Promise<AccountRecord | undefined> =>
  tx.selectFrom('account').select(ACCOUNT_COLUMNS).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Whether a statement failed because the address belongs to another account. */
export const isAddressTaken = (error: unknown): boolean =>
  (error as { constraint?: unknown } | null)?.constraint === 'account_email';

/** Values of a new account. */
export interface NewAccount {
  email: string;
  status: number;
  isEmailConfirmed: boolean;
  rolesFlag: number;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  uiLang: number;
  /** Consent to suggestions and newsletters. */
  newsletter: boolean;
  /** Whether the person accepted the terms. */
  hasAcceptedTerms: boolean;
  isSample: boolean;
  now: Date;
}

/** Inserts an account. @returns its id; null when another account has the address */
export async function insertAccount(tx: Db, account: NewAccount): Promise<number | null> {
  const { now } = account;
  const row = await tx
    .insertInto('account')
    .values({
      email: account.email,
      emailKey: emailKey(account.email),
      status: account.status,
      emailConfirmed: account.isEmailConfirmed,
      rolesFlag: account.rolesFlag,
      passwordHash: account.passwordHash,
      firstName: account.firstName,
      lastName: account.lastName,
      phone: account.phone,
      uiLang: account.uiLang,
      suggestionPreference: account.newsletter,
      newsletterPreference: account.newsletter,
      newsletterConsentedAt: account.newsletter ? now : null,
      termsAcceptedAt: account.hasAcceptedTerms ? now : null,
      isSample: account.isSample,
      createdAt: now,
      activeAt: now,
    })
    .onConflict((conflict) =>
      conflict.column('emailKey').where('status', '<>', sql.lit(AccountStatus.Removed)).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Makes all browsers unknown to an account. @returns the new generation, for browsers that become known again */
export async function updateBrowserGeneration(tx: Db, id: number): Promise<number> {
  const { browserGeneration } = await tx
    .updateTable('account')
    .set((eb) => ({ browserGeneration: eb('browserGeneration', '+', 1) }))
    .where('id', '=', id)
    .returning('browserGeneration')
    .executeTakeFirstOrThrow();
  return browserGeneration;
}

/** Columns of an account that services change. */
export type AccountChange = Partial<
  Pick<
    AccountRecord,
    | 'email'
    | 'isEmailConfirmed'
    | 'status'
    | 'suspendedFrom'
    | 'rolesFlag'
    | 'passwordHash'
    | 'firstName'
    | 'lastName'
    | 'gender'
    | 'phone'
    | 'mobilePhone'
    | 'picture'
    | 'uiLang'
    | 'autoImport'
    | 'biography'
    | 'languages'
    | 'occupation'
    | 'occupationSince'
    | 'affiliations'
    | 'diplomas'
    | 'wantedAgencyId'
  >
> & { activeAt?: Date; removedAt?: Date };

/** Changes the given columns of an account. */
export async function updateAccount(tx: Db, id: number, change: AccountChange): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      ...(change.email !== undefined && { email: change.email, emailKey: emailKey(change.email) }),
      emailConfirmed: change.isEmailConfirmed,
      status: change.status,
      suspendedFrom: change.suspendedFrom,
      rolesFlag: change.rolesFlag,
      passwordHash: change.passwordHash,
      firstName: change.firstName,
      lastName: change.lastName,
      gender: change.gender,
      phone: change.phone,
      mobilePhone: change.mobilePhone,
      picture: change.picture,
      uiLang: change.uiLang,
      autoImport: change.autoImport,
      biography: change.biography,
      languages: change.languages,
      occupation: change.occupation,
      occupationSince: change.occupationSince,
      affiliations: change.affiliations,
      diplomas: change.diplomas,
      wantedAgencyId: change.wantedAgencyId,
      activeAt: change.activeAt,
      removedAt: change.removedAt,
    })
    .where('id', '=', id)
    .execute();
}

/** Sets one mail preference. For the newsletter, the time of the consent is stored, too. */
export async function updatePreference(
  tx: Db,
  id: number,
  { type, value, now }: { type: EmailPreference; value: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      [`${type}Preference`]: value,
      ...(type === 'newsletter' && { newsletterConsentedAt: value ? now : null }),
    })
    .where('id', '=', id)
    .execute();
}

/** Whether an agency with this id exists. */
export async function hasAgency(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('agency').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/**
 * Number of active or unconfirmed accounts with a role. A lock makes concurrent callers for the same role wait until this transaction
 * ends.
 */
export async function countHoldersAlone(db: Db, role: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('holders of a role'), ${role})`.execute(db);
  const { count } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(sql<boolean>`(roles_flag & ${role}) = ${role}`)
    .where('status', 'in', [AccountStatus.NotConfirmed, AccountStatus.Active])
    .executeTakeFirstOrThrow();
  return Number(count);
}
