import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import { normalForm } from '#kernel/normal-form.ts';
import type { Db } from '#platform/db/db.ts';
import type { AccountRecord } from '../account.record.ts';
import type { EmailPreference } from '../account.ts';

/** The address as it is compared: one spelling of one mailbox. What the database cannot hold is no letter of any. */
export const emailKey = (email: string): string => normalForm(email, 'NFC').toLowerCase().replaceAll('\0', '\ufffd');

const ACCOUNT_COLUMNS = [
  'id',
  'email',
  'email_confirmed as isEmailConfirmed',
  'status',
  'suspended_from as suspendedFrom',
  'roles_flag as rolesFlag',
  'first_name as firstName',
  'last_name as lastName',
  'gender',
  'phone',
  'mobile_phone as mobilePhone',
  'picture',
  'ui_lang as uiLang',
  'auto_import as autoImport',
  'biography',
  'languages',
  'occupation',
  'occupation_since as occupationSince',
  'affiliations',
  'diplomas',
  'agency_id as agencyId',
  'wanted_agency_id as wantedAgencyId',
  'alert_preference as alertPreference',
  'listings_preference as listingsPreference',
  'inbox_preference as inboxPreference',
  'suggestion_preference as suggestionPreference',
  'newsletter_preference as newsletterPreference',
  'password_hash as passwordHash',
  'totp_confirmed_at as totpConfirmedAt',
  'browser_generation as browserGeneration',
  'created_at as createdAt',
] as const;

/** The account that is not removed and has this address. */
export const findAccountByEmail = (db: Db, email: string): Promise<AccountRecord | undefined> =>
  db
    .selectFrom('account')
    .select(ACCOUNT_COLUMNS)
    .where('email_key', '=', emailKey(email))
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
    .selectFrom('account_identity')
    .select(['account_id as accountId', 'provider'])
    .distinct()
    .where('account_id', 'in', accountIds)
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
      email_key: emailKey(account.email),
      status: account.status,
      email_confirmed: account.isEmailConfirmed,
      roles_flag: account.rolesFlag,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      ui_lang: account.uiLang,
      suggestion_preference: account.newsletter,
      newsletter_preference: account.newsletter,
      newsletter_consented_at: account.newsletter ? now : null,
      terms_accepted_at: account.hasAcceptedTerms ? now : null,
      is_sample: account.isSample,
      created_at: now,
      active_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('email_key').where('status', '<>', sql.lit(AccountStatus.Removed)).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** No browser is known to an account any more, but those that learn the number which comes back. */
export async function updateBrowserGeneration(tx: Db, id: number): Promise<number> {
  const { browserGeneration } = await tx
    .updateTable('account')
    .set((eb) => ({ browser_generation: eb('browser_generation', '+', 1) }))
    .where('id', '=', id)
    .returning('browser_generation as browserGeneration')
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
      ...(change.email !== undefined && { email: change.email, email_key: emailKey(change.email) }),
      email_confirmed: change.isEmailConfirmed,
      status: change.status,
      suspended_from: change.suspendedFrom,
      roles_flag: change.rolesFlag,
      password_hash: change.passwordHash,
      first_name: change.firstName,
      last_name: change.lastName,
      gender: change.gender,
      phone: change.phone,
      mobile_phone: change.mobilePhone,
      picture: change.picture,
      ui_lang: change.uiLang,
      auto_import: change.autoImport,
      biography: change.biography,
      languages: change.languages,
      occupation: change.occupation,
      occupation_since: change.occupationSince,
      affiliations: change.affiliations,
      diplomas: change.diplomas,
      wanted_agency_id: change.wantedAgencyId,
      active_at: change.activeAt,
      removed_at: change.removedAt,
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
      [`${type}_preference`]: value,
      ...(type === 'newsletter' && { newsletter_consented_at: value ? now : null }),
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
