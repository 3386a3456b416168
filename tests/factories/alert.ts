import { newLinkSecret } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import type { AlertFilter } from '#capabilities/alerts/alert.ts';
import { storedFilterOf } from '#capabilities/alerts/alert-filter.ts';
import { insertConsent } from '#capabilities/alerts/server/saved/consent.queries.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { OfferType } from '#capabilities/offers/offer.ts';
import { EMPTY_FILTER } from '#capabilities/search/search.filter.ts';
import type { Db } from '#platform/db/db.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

/** Facts of an alert that a test sets; the rest is a weekly one for homes to rent in Lausanne. */
export interface AlertFacts {
  accountId?: number;
  visitorId?: string;
  name?: string;
  notification?: number;
  filter?: Partial<AlertFilter>;
  email?: string;
  emailConfirmedAt?: Date;
  openedAt?: Date;
}

/** Keeps a search for a member or a visitor and returns its id. */
export async function anAlert(
  db: Db,
  { accountId, visitorId, name = 'Lausanne', notification = 1, filter = {}, openedAt = TEST_NOW, ...mail }: AlertFacts,
): Promise<number> {
  const search = { ...EMPTY_FILTER, offerType: OfferType.Rent, locationIds: [LAUSANNE_ID], ...filter };
  const { id } = await db
    .insertInto('alert')
    .values({
      accountId: accountId ?? null,
      visitorId: visitorId ?? null,
      name,
      notification,
      filter: JSON.stringify(storedFilterOf(search)),
      locale: 'fr',
      email: mail.email ?? null,
      emailConfirmedAt: mail.emailConfirmedAt ?? null,
      createdAt: openedAt,
      updatedAt: openedAt,
      openedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Asks an address whether homes may be mailed there, for the alerts of a visitor, and returns the secret of the link. */
export async function aConsent(db: Db, about: { visitorId: string; email: string }): Promise<string> {
  const { secret, tokenHash } = newLinkSecret();
  await insertConsent(db, { ...about, tokenHash, now: TEST_NOW, expiresAt: new Date(TEST_NOW.getTime() + 86_400_000) });
  return secret;
}
