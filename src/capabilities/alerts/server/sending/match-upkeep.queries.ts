import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { AlertFrequency } from '../../alert.ts';
import { ClosedAs } from './sending.ts';

/** Homes that wait for alerts which are not mailed any more wait no longer. Index: alert_match_due. */
export async function closeUnwanted(db: Db, now: Date): Promise<void> {
  await sql`
    update alert_match set sent_at = ${now}, closed_as = ${ClosedAs.Unwanted}
    where frequency = ${AlertFrequency.Never} and sent_at is null and letter_id is null`.execute(db);
}
