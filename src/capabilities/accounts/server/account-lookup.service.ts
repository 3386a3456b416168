import type { Db } from '#platform/db/db.ts';
import type { AccountRecord } from '../account.record.ts';
import { emailKey, findAccount, findAccountByEmail as findByEmail, listAccounts } from './account/account.queries.ts';
import { accountPictureAddress } from './profile/account-picture.ts';

/** An account by id, of any status, for capabilities with records of accounts. */
export const findAccountById = (db: Db, id: number): Promise<AccountRecord | undefined> => findAccount(db, id);

/** Accounts by ids, in no order; missing ones are left out. */
export const accountsById = (db: Db, ids: readonly number[]): Promise<AccountRecord[]> => listAccounts(db, ids);

/** The account of an address, of any status except removed, for commands of an operator. */
export const lookUpAccount = (db: Db, email: string): Promise<AccountRecord | undefined> => findByEmail(db, email);

/** Comparable form of an address: two spellings of one address have the same key. */
export const mailAddressKey = (email: string): string => emailKey(email);

/** Path of an account's picture, or null. */
export const accountPictureOf = ({ picture }: AccountRecord): string | null =>
  picture && accountPictureAddress(picture);
