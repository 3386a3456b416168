import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** A proof that may be used once before it expires. */
export interface Proof {
  id: string;
  expiresAt: Date;
}

/** Most rows that one insert deletes. */
const MOST_CLEARED = 100;

/**
 * Marks a proof as used; of several concurrent uses one is first. Expired rows are deleted with it, by the index `used_proof_expiry`.
 *
 * @returns whether this was the first use
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
