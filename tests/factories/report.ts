import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { OfferReport } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

/** A problem that a visitor reported with a listing, or with the site. Returns its id. */
export async function aReport(
  db: Db,
  activeOfferId: number | null,
  facts: Partial<Insertable<OfferReport>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('offerReport')
    .values({
      ...{ activeOfferId, reason: 'wrongDetails', description: 'There is no balcony.' },
      ...{ firstName: 'Rita', lastName: 'Melder', email: 'rita@example.ch', locale: 'de' },
      ...{ digest: randomUUID(), reportedAt: TEST_NOW, ...facts },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
