import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Something that may be shown once before it expires. */
export interface Proof {
  id: string;
  expiresAt: Date;
}

/** Rows that one insert clears away at most. */
const MOST_CLEARED = 100;

/**
 * Notes that a proof was shown; of many who show it at once, one is first. Worthless rows go with it, by the index
 * `used_proof_expiry`.
 *
 * @returns whether this was the first time
 */
export async function spendProof(db: Db, { id, expiresAt }: Proof, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with cleared as (
      delete from used_proof where id in (
        select id from used_proof where expires_at < ${now} and id <> ${id}
        limit ${MOST_CLEARED} for update skip locked
      )
    )
    insert into used_proof (id, expires_at) values (${id}, ${expiresAt}) on conflict do nothing returning id`.execute(
    db,
  );
  return rows.length > 0;
}
