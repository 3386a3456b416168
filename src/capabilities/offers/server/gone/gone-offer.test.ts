import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer, withPictures } from '#tests/factories/active-offer.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { OfferStatus } from '../../offer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => app.database.execute('delete from active_offer'));
afterAll(() => app.close());

const GONE = 'query ($id: Int!) { goneOffer(id: $id) { title price image { key } } }';

/** A listing with a picture that passes through statuses, and what its page then shows. */
async function goneBy(statuses: readonly number[], offerId: number | null = null, userId: number | null = null) {
  const { db } = app.database;
  const id = await anActiveOffer(db, { offerId, userId });
  const [hash = ''] = await withPictures(db, id, 2);
  for (const status of statuses) await db.updateTable('activeOffer').set({ status }).where('id', '=', id).execute();
  const { goneOffer } = (await app.run(GONE, { id })).data as { goneOffer: Record<string, unknown> };
  const { title, price, image } = goneOffer;
  const isFirst = (image as { key: string } | null)?.key === hash.slice(0, 20);
  return { isTitled: title !== '', price, picture: image === null ? null : isFirst };
}

const WHOLE = { isTitled: true, price: 1950, picture: true };
const { Expired, Historical, Withdrawn, Sold } = OfferStatus;

describe('a listing that is gone', () => {
  test.each([
    ['expired', [Expired]],
    ['was sold', [Sold]],
    ['is history', [Expired, Historical]],
    ['was withdrawn', [Withdrawn]],
  ])('shows title, last price and picture if it %s and comes from a feed', async (_name, statuses) => {
    expect(await goneBy(statuses)).toEqual(WHOLE);
  });

  test('shows no picture if a member withdrew it', async () => {
    const { id: owner } = await anAccount(app.database);
    const offerId = async () => (await anOwnOffer(app.database.db, owner)).id;
    expect(await goneBy([Expired], await offerId())).toEqual(WHOLE);
    expect(await goneBy([Sold], await offerId())).toEqual(WHOLE);
    for (const status of [Withdrawn, Historical])
      expect(await goneBy([status], await offerId())).toEqual({ ...WHOLE, picture: null });
  });

  test.each(['Inactive', 'Removed'] as const)('shows nothing of its content once its owner is %s', async (status) => {
    const { id: owner } = await anAccount(app.database, { status: AccountStatus[status] });
    const { id: offerId } = await anOwnOffer(app.database.db, owner);
    for (const left of [Expired, Sold, Withdrawn, Historical])
      expect(await goneBy([left], offerId, owner)).toEqual({ isTitled: false, price: null, picture: null });
  });

  test.each(
    Object.entries(OfferStatus).filter(
      ([, status]) => ![OfferStatus.Active, Expired, Historical, Withdrawn, Sold].includes(status as 40),
    ),
  )('shows nothing of its content while it is %s', async (_name, status) => {
    expect(await goneBy([status])).toEqual({ isTitled: false, price: null, picture: null });
  });
});
