import type { BatchFetch } from '#platform/context/context.ts';
import type { AccountRecord } from '../../account.record.ts';
import { listAccounts, listProviders } from './account.queries.ts';

/** Accounts by id. */
export const accountById: BatchFetch<number, AccountRecord | null> = async ({ db }, ids) => {
  const accounts = new Map((await listAccounts(db, ids)).map((account) => [account.id, account]));
  return ids.map((id) => accounts.get(id) ?? null);
};

/** Numbers of the providers of accounts. */
export const providersOf: BatchFetch<number, number[]> = async ({ db }, ids) => {
  const rows = await listProviders(db, ids);
  return ids.map((id) => rows.filter(({ accountId }) => accountId === id).map(({ provider }) => provider));
};
