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

/** Matches that one statement forgets. */
const MATCHES_AT_ONCE = 5_000;

/** Forgets homes that were told of, or found not worth telling, before a moment. Index: alert_match_forgotten. */
export async function deleteToldMatches(db: Db, before: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from alert_match
      where id in (select id from alert_match where sent_at < ${before} order by sent_at limit ${MATCHES_AT_ONCE})`.execute(
      db,
    );
    if (numAffectedRows < MATCHES_AT_ONCE) return;
  }
}
