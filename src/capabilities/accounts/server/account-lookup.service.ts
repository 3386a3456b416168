import type { Db } from '#platform/db/db.ts';
import type { AccountRecord } from '../account.record.ts';
import { emailKey, findAccount, findAccountByEmail as findByEmail, listAccounts } from './account/account.queries.ts';
import { accountPictureAddress } from './profile/account-picture.ts';

/** An account by its id, of any status: for capabilities whose records belong to one. */
export const findAccountById = (db: Db, id: number): Promise<AccountRecord | undefined> => findAccount(db, id);

/** Accounts by their ids, in no order; those that are gone are left out. */
export const accountsById = (db: Db, ids: readonly number[]): Promise<AccountRecord[]> => listAccounts(db, ids);

/** The account of an address, of any status but removed: for what an operator does for a person. */
export const lookUpAccount = (db: Db, email: string): Promise<AccountRecord | undefined> => findByEmail(db, email);

/** An address as addresses are compared: two spellings of one have the same key. */
export const mailAddressKey = (email: string): string => emailKey(email);

/** The address of an account's picture, or null. */
export const accountPictureOf = ({ picture }: AccountRecord): string | null =>
  picture && accountPictureAddress(picture);
