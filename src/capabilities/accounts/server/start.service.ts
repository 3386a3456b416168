import { isTriedOut } from '#platform/config/public-url.ts';
import type { StartParts } from '#platform/modules/capability-module.ts';
import { deleteSampleAccounts } from './erasure/erasure.queries.ts';
import { renewKeys } from './second-factor/key-renewal.service.ts';

/** What settings may have changed for accounts since the last start: who can come, and what keys are encrypted with. */
export async function startAccounts({ config, db, services, log }: StartParts): Promise<void> {
  // Accounts for trying out have no place where others can come.
  if (!isTriedOut(config)) await deleteSampleAccounts(db);
  const { renewed, unreadable } = await renewKeys(db, services.secrets);
  if (renewed + unreadable > 0) log.warn({ renewed, unreadable }, 'keys of one-time codes: see SECRET_PREVIOUS');
}
