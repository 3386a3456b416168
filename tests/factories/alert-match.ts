import { sql } from 'kysely';
import { AlertFrequency, MatchReason } from '#capabilities/alerts/alert.ts';
import type { Db } from '#platform/db/db.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';
import { type AlertFacts, anAlert } from './alert.ts';

/** Creates a search with immediate mails, and returns its id; the address of a visitor is confirmed by default. */
export const aMailedSearch = (
  db: Db,
  { email, isConfirmed = true, ...facts }: AlertFacts & { isConfirmed?: boolean },
): Promise<number> =>
  anAlert(db, {
    notification: AlertFrequency.Immediately,
    ...facts,
    ...(facts.accountId === undefined && { visitorId: 'visitor' }),
    ...(email && { email, ...(isConfirmed && { emailConfirmedAt: TEST_NOW }) }),
  });

/** A home that was found for a search, or bears a heart. */
export interface FoundHome {
  alertId?: number;
  accountId?: number;
  activeOfferId: number;
  reason?: number;
  price?: number | null;
  priceBefore?: number | null;
  at?: Date;
}

/** Records a match that waits to be sent, as matching does, and returns its id. */
export async function aMatch(
  db: Db,
  {
    alertId,
    accountId,
    activeOfferId,
    reason = MatchReason.New,
    price = 1950,
    priceBefore = null,
    at = TEST_NOW,
  }: FoundHome,
): Promise<number> {
  const { id } = await db
    .insertInto('alertMatch')
    .values({
      ...{ alertId: alertId ?? null, accountId: accountId ?? null, activeOfferId },
      ...{ reason, price, priceBefore, happenedAt: at, matchedAt: at },
      frequency: sql`coalesce((select notification from alert where id = ${alertId ?? null}::int), ${AlertFrequency.Immediately})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
