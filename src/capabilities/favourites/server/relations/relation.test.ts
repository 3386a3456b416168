import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const TOGGLE = `mutation ($id: Int!, $type: Int!, $userId: Int) {
  toggleUserRelation(offerId: $id, type: $type, userId: $userId) { favorite hidden removedFromPrivateSeller } }`;
const RESTORE = `mutation ($ids: [Int!]!) { removeUserRelations(activeOfferIds: $ids, type: 20) { hidden } }`;
const SEARCH = `query ($cell: String) {
  coords(filter: { offerType: 1, pageSize: 100, cell: $cell }) {
    count result { id }
    facets { categories { value count } withPrice }
    map(view: { south: 45, west: 5, north: 48, east: 11, zoom: 7 }) { inView cells { count } } }
  offersCount(filter: { offerType: 1 }) { totalRecords }
  offers(filter: { offerType: 1, pageSize: 100 }) { totalRecords data { id } } }`;

interface Found {
  coords: {
    count: number;
    result: { id: number }[];
    facets: { categories: { count: number }[]; withPrice: number };
    map: { inView: number };
  };
  offersCount: { totalRecords: number };
  offers: { totalRecords: number; data: { id: number }[] };
}

let app: TestApp;
let homes: number[];
beforeAll(async () => {
  app = await testApp();
  homes = [];
  for (let made = 0; made < 12; made++) homes.push(await anActiveOffer(app.database.db, { price: 1_000 + made }));
});
afterAll(() => app.close());

/** The homes of a search; all parts of the answer must agree. */
async function resultsKey(run: (query: string) => Promise<Found>): Promise<number[]> {
  const { coords, offersCount, offers } = await run(SEARCH);
  const ids = coords.result.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(offers.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
  const counts = [coords.count, coords.map.inView, coords.facets.withPrice, offersCount.totalRecords];
  for (const count of [...counts, offers.totalRecords]) expect(count).toBe(ids.length);
  expect(coords.facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
  return ids;
}

const found = (member: SignedIn): Promise<number[]> => resultsKey((query) => member.ask<Found>(query));
const foundByVisitor = (): Promise<number[]> =>
  resultsKey(async (query) => (await app.run(query)).data as unknown as Found);

describe('a hidden home', () => {
  test('is gone at once from all answers of a search, for its member alone, and comes back', async () => {
    const [member, other] = [await signedIn(app), await signedIn(app)];
    expect(await found(member)).toEqual(homes);
    const [first, second] = homes as [number, number];
    expect(await member.ask(TOGGLE, { id: first, type: 20 })).toMatchObject({
      toggleUserRelation: { hidden: [first] },
    });
    await member.ask(TOGGLE, { id: second, type: 20 });
    expect(await found(member)).toEqual(homes.slice(2));
    expect(await found(other)).toEqual(homes);
    expect(await foundByVisitor()).toEqual(homes);
    await member.ask(TOGGLE, { id: first, type: 20 });
    expect(await found(member)).toEqual([first, ...homes.slice(2)]);
    expect(await member.ask(RESTORE, { ids: [second, first] })).toEqual({ removeUserRelations: { hidden: [] } });
    expect(await found(member)).toEqual(homes);
  });

  test('in any order of hiding and restoring, a search finds all the others', async () => {
    const member = await signedIn(app);
    const places = fc.array(fc.nat(homes.length - 1), { minLength: 1, maxLength: 6 });
    const model = new Set<number>();
    await fc.assert(
      fc.asyncProperty(places, fc.boolean(), async (chosen, together) => {
        const ids = chosen.map((place) => homes[place] as number);
        if (together) {
          await member.ask(RESTORE, { ids });
          for (const id of ids) model.delete(id);
        } else
          for (const id of ids) {
            await member.ask(TOGGLE, { id, type: 20 });
            if (!model.delete(id)) model.add(id);
          }
        expect(await found(member)).toEqual(homes.filter((id) => !model.has(id)));
      }),
      { numRuns: 25 },
    );
  });

  test('costs a search no statement', async () => {
    const [plain, hiding] = [await signedIn(app), await signedIn(app)];
    for (const id of homes.slice(0, 5)) await hiding.ask(TOGGLE, { id, type: 20 });
    const statementsOf = async (member: SignedIn): Promise<number> => {
      await found(member);
      app.database.takeStatements();
      await found(member);
      return app.database.takeStatements().length;
    };
    expect(await statementsOf(hiding)).toBe(await statementsOf(plain));
  });

  test('abuse 68: is in no shared answer, and no answer to a member is cached', async () => {
    const member = await signedIn(app);
    await member.ask(TOGGLE, { id: homes[0] as number, type: 20 });
    const listQuery = '{ offersCount(filter: { offerType: 1 }) { totalRecords } }';
    const counts: unknown[] = [];
    for (let turn = 0; turn < 3; turn++) {
      counts.push(await member.ask(listQuery));
      counts.push((await app.run(listQuery)).data as unknown);
    }
    const [own, all] = [homes.length - 1, homes.length].map((totalRecords) => ({ offersCount: { totalRecords } }));
    expect(counts).toEqual([own, all, own, all, own, all]);
    const { headers } = await member.browser.run(listQuery);
    expect(headers['cache-control']).toMatch(/no-store/);
  });

  test('is listed with when it was hidden; one that is gone says nothing', async () => {
    const member = await signedIn(app);
    const id = await anActiveOffer(app.database.db, { offerType: 0 });
    await member.ask(TOGGLE, { id, type: 20 });
    const list = '{ hiddenHomes { totalRecords data { activeOfferId property { id } } } }';
    expect(await member.ask(list)).toEqual({
      hiddenHomes: { totalRecords: 1, data: [{ activeOfferId: id, property: { id } }] },
    });
    await app.database.db
      .updateTable('activeOffer')
      .set({ status: OfferStatus.Suspended })
      .where('id', '=', id)
      .execute();
    expect(await member.ask(list)).toEqual({
      hiddenHomes: { totalRecords: 1, data: [{ activeOfferId: id, property: null }] },
    });
  });
});

describe('a list', () => {
  test('of each kind takes a home and gives it back', async () => {
    const member = await signedIn(app);
    const [id] = homes as [number];
    for (const [type, name] of [
      [10, 'favorite'],
      [20, 'hidden'],
      [30, 'removedFromPrivateSeller'],
    ] as const) {
      expect(await member.ask(TOGGLE, { id, type })).toMatchObject({ toggleUserRelation: { [name]: [id] } });
      expect(await member.ask('{ profile { relations { favorite hidden removedFromPrivateSeller } } }')).toMatchObject({
        profile: { relations: { [name]: [id] } },
      });
      expect(await member.ask(TOGGLE, { id, type })).toMatchObject({ toggleUserRelation: { [name]: [] } });
    }
  });

  test('refuses lists of others, unknown lists, hidden homes, and too many ids', async () => {
    const [member, other] = [await signedIn(app), await signedIn(app)];
    const [id] = homes as [number];
    expect(await member.refusal(TOGGLE, { id, type: 20, userId: other.account.id })).toBe('403 error.forbidden');
    expect(await member.refusal(TOGGLE, { id, type: 20, userId: member.account.id })).toBeNull();
    for (const type of [0, 11, 40]) expect(await member.refusal(TOGGLE, { id, type }), String(type)).toMatch(/^400/);
    expect(await member.refusal(TOGGLE, { id: 999_999, type: 20 })).toBe('404 error.notFound');
    const ids = Array.from({ length: 501 }, (_, index) => index + 1);
    expect(await member.refusal(RESTORE, { ids })).toMatch(/^400/);
    expect(await member.refusal(RESTORE, { ids: ids.slice(1) })).toBeNull();
  });
});

test('seen homes are the latest five hundred, on every device, once each', async () => {
  const member = await signedIn(app);
  const remember = 'mutation ($ids: [Int!]!) { rememberSeen(kind: 100, ids: $ids) }';
  const seen = async (): Promise<number[]> =>
    (await member.ask<{ seenObjects: number[] }>('{ seenObjects(kind: 100) }')).seenObjects;
  await member.ask(remember, { ids: [7, 9, 7] });
  await member.ask(remember, { ids: [7] });
  expect((await seen()).toSorted()).toEqual([7, 9]);
  await member.ask(remember, { ids: Array.from({ length: 500 }, (_, index) => index + 100) });
  expect(await seen()).toHaveLength(500);
  expect(await seen()).not.toContain(7);
  for (const kind of [1, 99]) {
    const asked = `{ seenObjects(kind: ${kind}) }`;
    expect(await member.refusal(asked)).toBe('400 error.validation');
  }
});
