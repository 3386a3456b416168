import { isTrial } from '#platform/config/public-url.ts';
import type { StartParts } from '#platform/modules/capability-module.ts';
import { deleteSampleAccounts } from './erasure/erasure.queries.ts';
import { renewKeys } from './second-factor/key-renewal.service.ts';

/** Applies changed settings at the start: removes sample accounts, and encrypts keys with the present secret. */
export async function startAccounts({ config, db, services, log }: StartParts): Promise<void> {
  // Sample accounts may exist only in a product that is tried out.
  if (!isTrial(config)) await deleteSampleAccounts(db);
  const { renewed, unreadable } = await renewKeys(db, services.secrets);
  if (renewed + unreadable > 0) log.warn({ renewed, unreadable }, 'keys of one-time codes: see SECRET_PREVIOUS');
}
