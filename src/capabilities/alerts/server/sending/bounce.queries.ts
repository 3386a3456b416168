import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import { MOST_BOUNCES } from './sending.ts';

/** The stored hash of an address. @param emailKey the address in comparable form (`mailAddressKey`) */
const hashOf = (emailKey: string): string => createHash('sha256').update(emailKey).digest('base64url');

/** Counts a bounce of an address. `MOST_BOUNCES` in a row stop its mails. */
export async function addBounce(tx: Db, emailKey: string, now: Date): Promise<void> {
  await sql`
    insert into alert_refusal as r (address_hash, refusals, refused_at) values (${hashOf(emailKey)}, 1, ${now})
    on conflict (address_hash) do update set refusals = r.refusals + 1, refused_at = excluded.refused_at,
      stopped_at = case
        when r.refusals + 1 >= ${MOST_BOUNCES} then coalesce(r.stopped_at, excluded.refused_at)
      end`.execute(tx);
}

/** Whether mails to an address are stopped. */
export async function isStopped(db: Db, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('alertRefusal')
    .select('addressHash')
    .where('addressHash', '=', hashOf(emailKey))
    .where('stoppedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the bounces of addresses that accepted a mail or are to be tried again. */
export async function deleteBounces(tx: Db, emailKeys: readonly string[]): Promise<void> {
  if (emailKeys.length === 0) return;
  await tx
    .deleteFrom('alertRefusal')
    .where('addressHash', '=', sql<string>`any(${emailKeys.map(hashOf)}::text[])`)
    .execute();
}

/** Deletes bounces of addresses whose last one is older than a time. */
export async function deleteOldBounces(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'alertRefusal', sql`refused_at < ${before}`);
}
