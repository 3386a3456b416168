import type { Db } from '#platform/db/db.ts';
import type { Secrets } from '#platform/http/cookies/secrets.ts';
import { listAccountsWithKeys, replaceKey } from './second-factor.queries.ts';
import { KEY_PURPOSE } from './second-factor-codes.ts';

/** Result of the renewal of keys that an earlier secret had encrypted. */
export interface KeyRenewal {
  renewed: number;
  /** Number of keys whose secret is not configured: their owners cannot use a code. */
  unreadable: number;
}

/**
 * Encrypts the keys of an earlier secret with the present one, so that the earlier one can be dropped. It is idempotent, and several
 * processes may run it at once.
 */
export async function renewKeys(db: Db, secrets: Secrets): Promise<KeyRenewal> {
  const renewal = { renewed: 0, unreadable: 0 };
  for (const { id, key, nextKey } of await listAccountsWithKeys(db)) {
    for (const [column, from] of [['totpSecret', key] as const, ['totpNextSecret', nextKey] as const]) {
      if (from === null || secrets.isPresent(from)) continue;
      const text = readable(secrets, from);
      if (text === null) renewal.unreadable += 1;
      else {
        await replaceKey(db, id, { column, from, to: secrets.encrypt(KEY_PURPOSE, text) });
        renewal.renewed += 1;
      }
    }
  }
  return renewal;
}

function readable(secrets: Secrets, encrypted: string): string | null {
  try {
    return secrets.decrypt(KEY_PURPOSE, encrypted);
  } catch {
    // The caller counts it and reports the number to the operator.
    return null;
  }
}
