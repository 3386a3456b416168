import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import { normalForm } from '#kernel/text/normal-form.ts';
import type { Db } from '#platform/db/db.ts';
import type { AccountRecord } from '../../account.record.ts';
import type { EmailPreference } from '../../account.ts';

/** The address as it is compared: one spelling of one mailbox. What the database cannot hold is no letter of any. */
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

/** The account that is not removed and has this address. */
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

/** Providers that accounts sign in by. */
export const listProviders = (db: Db, accountIds: readonly number[]) =>
  db
    .selectFrom('accountIdentity')
    .select(['accountId', 'provider'])
    .distinct()
    .where('accountId', 'in', accountIds)
    .orderBy('provider')
    .execute();

/** An account by its id; its row is locked until the transaction ends. Rows that name the account may be written meanwhile. */
export const lockAccount = (tx: Db, id: number): Promise<AccountRecord | undefined> =>
  tx.selectFrom('account').select(ACCOUNT_COLUMNS).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Whether a statement failed because the address belongs to another account. */
export const isAddressTaken = (error: unknown): boolean =>
  (error as { constraint?: unknown } | null)?.constraint === 'account_email';

/** What an account begins with. */
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
  /** Whether suggestions and newsletters are wished for. */
  newsletter: boolean;
  /** Whether the person was told of the terms and went on. */
  hasAcceptedTerms: boolean;
  isSample: boolean;
  now: Date;
}

/** Adds an account. Returns null when the address belongs to one already. */
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

/** No browser is known to an account any more, but those that learn the number which comes back. */
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

/** Changes an account; what is not named stays. */
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

/** Sets one preference about mail. A newsletter is consented to at a moment. */
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

/** Whether there is an agency of this id. */
export async function hasAgency(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('agency').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/**
 * Accounts that still act and contain a role, by the bits of their flags. Whoever asks next waits until this transaction
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
