import { AlertFrequency, MatchReason } from '#capabilities/alerts/alert.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { OfferType } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { TEST_NOW } from '#tests/support/test-app.ts';

/** Whose search it is, and how often it is mailed; a visitor's has its address, which said yes unless it is said otherwise. */
export interface MailedSearch {
  accountId?: number;
  email?: string;
  isConfirmed?: boolean;
  name?: string;
  notification?: number;
  filter?: object;
}

/** A search of somebody who is mailed, and returns its id. */
export async function aMailedSearch(
  db: Db,
  {
    accountId,
    email,
    isConfirmed = true,
    name = 'Lausanne',
    notification = AlertFrequency.Immediately,
    filter = {},
  }: MailedSearch,
): Promise<number> {
  const { id } = await db
    .insertInto('alert')
    .values({
      ...{ account_id: accountId ?? null, visitor_id: accountId === undefined ? 'visitor' : null, name, notification },
      filter: JSON.stringify({ offerType: OfferType.Rent, locationIds: [LAUSANNE_ID], ...filter }),
      ...{ locale: 'fr', email: email ?? null, email_confirmed_at: email && isConfirmed ? TEST_NOW : null },
      ...{ created_at: TEST_NOW, updated_at: TEST_NOW, opened_at: TEST_NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

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

/** Notes that a home waits to be told of, as matching does, and returns the id. */
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
    .insertInto('alert_match')
    .values({
      ...{ alert_id: alertId ?? null, account_id: accountId ?? null, active_offer_id: activeOfferId },
      ...{ reason, price, price_before: priceBefore, happened_at: at, matched_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
