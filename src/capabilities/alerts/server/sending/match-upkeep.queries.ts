import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches, inBatches } from '#platform/db/in-batches.queries.ts';
import { AlertFrequency } from '../../alert.ts';
import { ClosedAs } from './sending.ts';

/** Closes waiting matches of alerts that are set to "never". Index: alert_match_due. */
export async function closeUnwanted(db: Db, now: Date): Promise<void> {
  const where = sql<SqlBool>`frequency = ${AlertFrequency.Never} and sent_at is null and letter_id is null`;
  await inBatches(
    db,
    { table: 'alertMatch', where },
    (picked) => sql`update alert_match set sent_at = ${now}, closed_as = ${ClosedAs.Unwanted} where ${picked}`,
  );
}

/** Deletes matches closed before a time. Index: alert_match_forgotten. */
export async function deleteSentMatches(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'alertMatch', sql`sent_at < ${before}`);
}
