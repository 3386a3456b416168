import type { StartParts } from '#platform/capability-module.ts';
import { isTriedOut } from '#platform/config/public-url.ts';
import { renewKeys } from './key-renewal.service.ts';
import { deleteSampleAccounts } from './removal.queries.ts';

/** What settings may have changed for accounts since the last start: who can come, and what keys are encrypted with. */
export async function startAccounts({ config, db, services, log }: StartParts): Promise<void> {
  // Accounts for trying out have no place where others can come.
  if (!isTriedOut(config)) await deleteSampleAccounts(db);
  const { renewed, unreadable } = await renewKeys(db, services.secrets);
  if (renewed + unreadable > 0) log.warn({ renewed, unreadable }, 'keys of one-time codes: see SECRET_PREVIOUS');
}
