import type { Db } from '#platform/db/db.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';
import { anActiveOffer } from './active-offer.ts';

/** Puts a home on a member's list and returns the home's id. */
export async function aFavourite(
  db: Db,
  { accountId, activeOfferId, note = '' }: { accountId: number; activeOfferId?: number; note?: string },
): Promise<number> {
  const id = activeOfferId ?? (await anActiveOffer(db));
  await db
    .insertInto('favourite')
    .values({ account_id: accountId, active_offer_id: id, note, saved_price_type: 0, saved_at: TEST_NOW })
    .execute();
  return id;
}

/** An invitation of a member that holds, and returns its id. */
export async function anInvitation(
  db: Db,
  { accountId, email = 'invited@example.ch' }: { accountId: number; email?: string },
): Promise<number> {
  const { id } = await db
    .insertInto('favourite_invitation')
    .values({
      account_id: accountId,
      email,
      email_key: email,
      invited_at: TEST_NOW,
      expires_at: new Date(TEST_NOW.getTime() + 7 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
