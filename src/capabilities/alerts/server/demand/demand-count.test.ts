import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AlertFilter } from '#capabilities/alerts/alert.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anAlert } from '#tests/factories/alert.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anOfferMember, type OfferMember } from '#tests/support/scenes/offer-member.ts';
import { alertTable } from '../matching/alert-index.ts';

const FACTS = {
  offerType: 1,
  category: 1,
  price: 1_950,
  rooms: 3.5,
  livingSpace: 84,
  cityId: LAUSANNE_ID,
  postalCode: '1003',
};
const YESTERDAY = inDays(-1);

let app: TestApp;
let owner: OfferMember;
beforeAll(async () => {
  app = await testApp();
  owner = await anOfferMember(app);
});
afterAll(() => app.close());
beforeEach(() => app.database.execute('delete from alert'));

let visitors = 0;
/** Saves the same search for a number of visitors. */
async function visitorsKeep(count: number, filter: Partial<AlertFilter> = {}, openedAt = YESTERDAY): Promise<void> {
  for (let number = 0; number < count; number++)
    await anAlert(app.database.db, { visitorId: `v${++visitors}`, notification: 0, filter, openedAt });
  await alertTable(app.database.db);
}

const seekers = async (facts: object = {}): Promise<unknown> => {
  const { data, errors } = await app.run('query ($facts: SeekerFacts!) { seekers(facts: $facts) }', {
    facts: { ...FACTS, ...facts },
  });
  return errors ? errors[0] : (data as { seekers: number | null }).seekers;
};

test('people whose searches fit are counted in steps, at every frequency of their mails', async () => {
  await visitorsKeep(4);
  expect(await seekers()).toBeNull();
  await visitorsKeep(4, { maxPrice: 2_000, minRooms: 3 });
  expect(await seekers()).toBe(5);
  expect(await seekers({ price: 2_100 })).toBeNull();
  expect(await seekers({ price: null })).toBe(5);
  // A price per year is compared as its price per month.
  expect(await seekers({ price: 23_400, priceType: 35 })).toBe(5);
  await visitorsKeep(3, { locationIds: [22], circles: [], maxLivingSpace: 90 });
  expect(await seekers()).toBe(10);
  await visitorsKeep(9, { offerType: 0 });
  expect(await seekers()).toBe(10);
});

test('one person counts once; the viewer, people who came today and people who left do not count', async () => {
  const { db } = app.database;
  const one = (await anAccount(app.database)).id;
  const left = (await anAccount(app.database, { status: AccountStatus.Removed })).id;
  await visitorsKeep(4);
  for (let number = 0; number < 6; number++) {
    await anAlert(db, { accountId: left, openedAt: YESTERDAY });
    await anAlert(db, { accountId: owner.id, openedAt: YESTERDAY });
  }
  await visitorsKeep(20, {}, inDays(0));
  expect(await owner.ask('query ($facts: SeekerFacts!) { seekers(facts: $facts) }', { facts: FACTS })).toBeNull();
  for (let number = 0; number < 3; number++) await anAlert(db, { accountId: one, openedAt: YESTERDAY });
  expect(await owner.ask('query ($facts: SeekerFacts!) { seekers(facts: $facts) }', { facts: FACTS })).toBe(5);
});

test('owners see it of their homes, public or not, and of a list by few statements', async () => {
  await visitorsKeep(12, { maxPrice: 2_000 });
  const draft = await anOwnOffer(app.database.db, owner.id);
  const online = await anOwnOffer(app.database.db, owner.id, { status: OfferStatus.Published });
  const dear = await anOwnOffer(app.database.db, owner.id, { price: 2_400 });
  const shown = async ({ id }: { id: number }): Promise<unknown> => {
    const offer = await owner.ask<{ seekers: number | null }>(`{ offerEdit(id: ${id}) { seekers } }`);
    return typeof offer === 'string' ? offer : offer.seekers;
  };
  const list = '{ offers(filter: { group: 2, pageSize: 24 }) { data { ... on OwnOffer { seekers } } } }';
  for (let number = 0; number < 4; number++)
    await anOwnOffer(app.database.db, owner.id, { status: OfferStatus.Published });
  app.database.takeStatements();
  expect(await owner.ask(list)).toMatchObject({ data: Array.from({ length: 5 }, () => ({ seekers: 10 })) });
  const reading = app.database.takeStatements().filter(({ sql }) => sql.includes('from alert a'));
  expect(reading.length).toBeLessThanOrEqual(2);
  expect([await shown(draft), await shown(online), await shown(dear)]).toEqual([10, 10, null]);
});

test('input that no form sends is refused', async () => {
  for (const facts of [{ offerType: 2 }, { category: 5_000 }, { price: -1 }, { rooms: 3.3 }, { priceType: 77 }])
    expect(await seekers(facts)).toMatchObject({ extensions: { code: 400 } });
});
