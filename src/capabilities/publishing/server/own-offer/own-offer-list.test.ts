import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anAgency, anOfferMember, type OfferMember } from '#tests/support/scenes/offer-member.ts';

const LIST = `query ($filter: OfferFilter!) {
  offers(filter: $filter) { pageNumber totalPages totalRecords data { id status } } }`;
const COUNTERS = 'query ($offerType: Int) { getOffersCounters(offerType: $offerType) { status count } }';

interface Page {
  pageNumber: number;
  totalPages: number;
  totalRecords: number;
  data: { id: number; status: number }[];
}

let app: TestApp;
let owner: OfferMember;
let agencyId: number;
/** One of each status, in this order; the last changed first. */
const STATUSES = [0, 10, 15, 16, 30, 31, 32, 33, 34, 50, 52, 53, 99];
let ids: number[];

beforeAll(async () => {
  app = await testApp();
  agencyId = await anAgency(app, 'Seeblick AG');
  owner = await anOfferMember(app, { agencyId });
  ids = [];
  for (const [index, status] of STATUSES.entries()) {
    const facts = { status, price: 1_000 + index, updatedAt: inDays(-index), offerType: index % 2 };
    const place = index === 3 ? { city: 'Zermatt', title: '100% Holz_haus' } : {};
    ids.push((await anOwnOffer(app.database.db, owner.id, { ...facts, ...place })).id);
  }
});
afterAll(() => app.close());

const list = async (filter: object, member = owner): Promise<Page> =>
  (await member.ask<Page>(LIST, { filter })) as Page;
const statusesIn = async (filter: object): Promise<number[]> => (await list(filter)).data.map(({ status }) => status);

describe('a member’s own offers', () => {
  test('are found in their groups, each once, and deleted ones in none', async () => {
    const groups = [[0, 16], [10, 15], [30], [31, 32, 50, 52], [33, 34], [53]];
    for (const [group, statuses] of groups.entries())
      expect((await statusesIn({ group })).toSorted((a, b) => a - b)).toEqual(statuses);
    expect(await owner.ask(COUNTERS)).toEqual(groups.map(({ length }, status) => ({ status, count: length })));
    const counts = (await owner.ask<{ count: number }[]>(COUNTERS, { offerType: 1 })) as { count: number }[];
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect((await list({ userId: owner.id })).totalRecords).toBe(12);
    expect(await owner.ask(COUNTERS, { offerType: 7 })).toBe('400 error.validation');
  });

  test('come in pages that count from 0, the last changed first, and never overlap', async () => {
    const pages = [0, 1, 2, 3].map((pageNumber) => list({ userId: owner.id, pageSize: 5, pageNumber }));
    const [first, second, third, none] = await Promise.all(pages);
    expect(first).toMatchObject({ pageNumber: 0, totalPages: 3, totalRecords: 12 });
    const shown = [first, second, third].flatMap((page) => page?.data.map(({ id }) => id) ?? []);
    expect(shown).toEqual(ids.slice(0, 12));
    expect(none?.data).toEqual([]);
    for (const wrong of [{ pageSize: 101 }, { pageSize: 0 }, { pageNumber: -1 }, { status: [7] }, { group: 6 }])
      expect(await owner.ask(LIST, { filter: { userId: owner.id, ...wrong } })).toBe('400 error.validation');
  });

  test('are sorted by price, place and age', async () => {
    const inOrder = async (order: number) =>
      (await list({ userId: owner.id, order, pageSize: 12 })).data.map(({ id }) => id);
    const visible = ids.slice(0, 12);
    expect(await inOrder(4)).toEqual(visible);
    expect(await inOrder(3)).toEqual(visible.toReversed());
    expect(await inOrder(2)).toEqual(visible.toReversed());
    expect((await inOrder(13)).at(-1)).toBe(ids[3]);
  });

  test('are searched by words and number, and signs of patterns are plain letters', async () => {
    for (const text of ['zermatt', 'HOLZ_', '100%', String(ids[3])])
      expect(
        (await list({ userId: owner.id, text })).data.map(({ id }) => id),
        text,
      ).toContain(ids[3]);
    for (const text of ['h_lz', '%h%', "' or 1=1 --"])
      expect((await list({ userId: owner.id, text })).data).toEqual([]);
  });

  test('are visible only to the member, the administrator of the agency and reviewers', async () => {
    const filter = { userId: owner.id };
    const colleague = await anOfferMember(app, { agencyId });
    const other = await anOfferMember(app, {
      rolesFlag: Role.AdminAgent,
      agencyId: await anAgency(app, 'Bergblick AG'),
    });
    for (const stranger of [await anOfferMember(app), colleague])
      expect(await stranger.ask(LIST, { filter })).toBe('404 error.notFound');
    expect((await list(filter, other)).data).toEqual([]);
    expect((await app.run(LIST, { filter })).errors?.[0]?.extensions).toMatchObject({ code: 401 });
    const administrator = await anOfferMember(app, { rolesFlag: Role.AdminAgent, agencyId });
    const moderator = await anOfferMember(app, { rolesFlag: Role.Moderator });
    for (const member of [administrator, moderator]) expect((await list(filter, member)).totalRecords).toBe(12);
    // Without `userId` a reviewer gets all that wait, any other member their own.
    expect((await list({ status: [15] }, moderator)).data.map(({ id }) => id)).toEqual([ids[2]]);
    expect((await list({ status: [15] }, administrator)).data).toEqual([]);
  });

  test('are counted as they are listed, for the same readers', async () => {
    const count = 'query ($filter: OfferFilter!) { offersCount(filter: $filter) { totalRecords } }';
    for (const filter of [
      { userId: owner.id },
      { group: 0 },
      { group: 2 },
      { status: [15, 16] },
      { group: 0, text: 'zermatt' },
    ])
      expect(await owner.ask(count, { filter })).toEqual({ totalRecords: (await list(filter)).totalRecords });
    const filter = { userId: owner.id };
    expect(await (await anOfferMember(app)).ask(count, { filter })).toBe('404 error.notFound');
    expect((await app.run(count, { filter })).errors?.[0]?.extensions).toMatchObject({ code: 401 });
  });

  test('wait for review the oldest first', async () => {
    const member = await anOfferMember(app);
    const moderator = await anOfferMember(app, { rolesFlag: Role.Moderator });
    const late = await anOwnOffer(app.database.db, member.id, { status: 15, submittedAt: inDays(-1) });
    const early = await anOwnOffer(app.database.db, member.id, { status: 20, submittedAt: inDays(-2) });
    const queue = (await list({ status: [15, 20] }, moderator)).data;
    expect(queue.slice(0, 2)).toEqual([
      { id: early.id, status: 15 },
      { id: late.id, status: 15 },
    ]);
  });
});
