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
    .values({ accountId, activeOfferId: id, note, savedPriceType: 0, savedAt: TEST_NOW })
    .execute();
  return id;
}

/** An invitation of a member that holds, and returns its id. */
export async function anInvitation(
  db: Db,
  { accountId, email = 'invited@example.ch' }: { accountId: number; email?: string },
): Promise<number> {
  const { id } = await db
    .insertInto('favouriteInvitation')
    .values({
      accountId,
      email,
      emailKey: email,
      invitedAt: TEST_NOW,
      expiresAt: new Date(TEST_NOW.getTime() + 7 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
