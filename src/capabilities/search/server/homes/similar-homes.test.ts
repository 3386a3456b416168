// engines: both
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cityId, LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category, OfferStatus, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { signedIn } from '#tests/support/product/signed-in.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { type SearchRow, SearchTable } from '../table/search-table.ts';
import { similarHomes } from './similar-homes.ts';

describe('homes like one', () => {
  const home = fc.record({
    offerType: fc.constantFrom(OfferType.Rent, OfferType.Sell),
    category: fc.constantFrom<number>(Category.Apartment, Category.House),
    comparablePrice: fc.constantFrom(null, 0, 1_000, 1_500, 2_000, 4_000),
    rooms: fc.constantFrom(null, 1, 2.5, 3, 6),
    where: fc.constantFrom(
      { cantonId: 22, zoneId: 1, cityId: 2 },
      { cantonId: 22, zoneId: 1, cityId: 3 },
      { cantonId: 22, zoneId: 5, cityId: 4 },
      { cantonId: null, zoneId: null, cityId: null },
    ),
  });
  const rowOf = ({ where, ...facts }: typeof home extends fc.Arbitrary<infer Home> ? Home : never, id: number) =>
    ({
      id,
      ...facts,
      ...where,
      subCategory: 0,
      features: 0,
      livingSpace: 70,
      floor: 1,
      availableFrom: null,
      addedAt: 0,
      postalCode: 1003,
      cityKey: 'a',
      sourceId: 0,
      agencyId: 1,
      lat: 46.5,
      lng: 6.6,
      recommendedRank: 0,
    }) satisfies SearchRow;

  /** A second, plain implementation of the rule. */
  function likesOf(subject: SearchRow, homes: readonly SearchRow[]): number[] {
    const ownPrice = subject.comparablePrice;
    const distance = ({ cityId, comparablePrice: price, rooms }: SearchRow): number => {
      const isPriceKnown = price !== null && price !== 0 && ownPrice !== null && ownPrice !== 0;
      const ofPrice = isPriceKnown ? Math.abs(Math.log((price ?? 1) / (ownPrice ?? 1))) : 0.7;
      const ofRooms = rooms !== null && subject.rooms !== null ? Math.abs(rooms - subject.rooms) / 2 : 0.5;
      return (cityId === subject.cityId ? 0 : 0.5) + ofPrice + ofRooms;
    };
    return homes
      .filter(({ id, offerType, category, zoneId }) => {
        const isAlike = offerType === subject.offerType && category === subject.category && zoneId === subject.zoneId;
        return id !== subject.id && subject.zoneId !== null && isAlike;
      })
      .toSorted((a, b) => distance(a) - distance(b) || a.id - b.id)
      .map(({ id }) => id);
  }

  test('are those of its kind and district, the nearest first, also where facts are missing', () => {
    fc.assert(
      fc.property(fc.array(home, { minLength: 1, maxLength: 60 }), fc.nat(24), fc.nat(3), (homes, count, hidden) => {
        const table = new SearchTable();
        const rows = homes.map((facts, index) => rowOf(facts, index + 1));
        for (const row of rows) table.put(row);
        const [subject] = rows as [SearchRow];
        const all = likesOf(subject, rows);
        const hiddenIds = new Set(all.slice(0, hidden));
        const expected = all.slice(hidden, hidden + count);
        expect(similarHomes(table, subject, { count, hiddenIds })).toEqual(expected);
        // A home that is gone has no row, and finds the same.
        table.remove(subject.id);
        expect(similarHomes(table, subject, { count, hiddenIds })).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});

describe('similar homes of a listing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterEach(() => app.database.execute('delete from active_offer'));
  afterAll(() => app.close());

  const LIKES = 'query ($id: Int!, $limit: Int) { offer(id: $id) { similar(limit: $limit) { id } } }';
  const GONE = 'query ($id: Int!) { goneOffer(id: $id) { city place { textFr } similar { id } } }';
  const likesOf = async (id: number, limit?: number) => (await app.run(LIKES, { id, limit })).data;
  const setStatus = (id: number, status: number) =>
    app.database.db.updateTable('activeOffer').set({ status }).where('id', '=', id).execute();

  test('are public, and never those that the viewer has hidden', async () => {
    const id = await anActiveOffer(app.database.db, { price: 2000, rooms: 3.5 });
    const far = await anActiveOffer(app.database.db, { price: 4000, rooms: 5.5 });
    const near = await anActiveOffer(app.database.db, { price: 2050, rooms: 3.5 });
    await anActiveOffer(app.database.db, { category: Category.House });
    await anActiveOffer(app.database.db, { offerType: OfferType.Sell });
    await anActiveOffer(app.database.db, { status: OfferStatus.Paused });
    await anActiveOffer(app.database.db, { cityId: cityId(261), city: 'Zürich' });
    expect(await likesOf(id)).toEqual({ offer: { similar: [{ id: near }, { id: far }] } });
    const member = await signedIn(app);
    await member.ask(
      `mutation { toggleUserRelation(offerId: ${near}, type: 20, userId: ${member.account.id}) { hidden } }`,
    );
    expect(await member.ask(LIKES, { id, limit: 1 })).toEqual({ offer: { similar: [{ id: far }] } });
    expect(await likesOf(id, 1)).toEqual({ offer: { similar: [{ id: near }] } });
  });

  test('are compared by what they cost in a month, however it is said', async () => {
    const weekly = { priceType: PriceType.Weekly };
    const id = await anActiveOffer(app.database.db, { price: 500, ...weekly });
    const cheap = await anActiveOffer(app.database.db, { price: 500 });
    const dear = await anActiveOffer(app.database.db, { price: 2200 });
    expect(await likesOf(id)).toEqual({ offer: { similar: [{ id: dear }, { id: cheap }] } });
    await setStatus(id, OfferStatus.Historical);
    expect((await app.run(GONE, { id })).data).toMatchObject({ goneOffer: { similar: [{ id: dear }, { id: cheap }] } });
  });

  test('of one or of a whole list need no statement but looks at what changed, the same ones', async () => {
    for (let i = 0; i < 8; i += 1) await anActiveOffer(app.database.db, { price: 1000 + 100 * i });
    const list = `query ($size: Int!) { offers(filter: { offerType: 1, pageSize: $size, order: 4 }) {
      data { ... on Offer { id similar(limit: 2) { id price } } } } }`;
    const statementsFor = async (size: number) => {
      app.database.takeStatements();
      await app.run(list, { size });
      return app.database.takeStatements().length;
    };
    // From then on the cards of the list are cached.
    await statementsFor(8);
    const ofOne = await statementsFor(1);
    expect(ofOne).toBeLessThanOrEqual(2);
    expect(await statementsFor(8)).toBeLessThanOrEqual(ofOne);
  });

  test('are as many as wanted, at most 24', async () => {
    const id = await anActiveOffer(app.database.db);
    for (let i = 0; i < 26; i += 1) await anActiveOffer(app.database.db);
    const counts = await Promise.all([undefined, -1, 0, 7, 100].map((limit) => likesOf(id, limit)));
    expect(counts.map((data) => (data as { offer: { similar: unknown[] } }).offer.similar.length)).toEqual([
      6, 0, 0, 7, 24,
    ]);
  });

  test('do not lead to their likes', async () => {
    const id = await anActiveOffer(app.database.db);
    const { status } = await app.run('query ($id: Int!) { offer(id: $id) { similar { similar { id } } } }', { id });
    expect(status).toBe(400);
  });

  test('are offered for a listing that is gone', async () => {
    const id = await anActiveOffer(app.database.db);
    const other = await anActiveOffer(app.database.db);
    await setStatus(id, OfferStatus.Historical);
    expect((await app.run(GONE, { id })).data).toEqual({
      goneOffer: { city: 'Lausanne', place: { textFr: 'Lausanne' }, similar: [{ id: other }] },
    });
    expect((await app.run(GONE, { id: other })).data).toEqual({ goneOffer: null });
    const neverPublic = await anActiveOffer(app.database.db, { status: OfferStatus.HiddenIncorrect });
    expect((await app.run(GONE, { id: neverPublic })).data).toEqual({ goneOffer: null });
  });

  test('are missing where the municipality is unknown', async () => {
    const id = await anActiveOffer(app.database.db, { cityId: null });
    await anActiveOffer(app.database.db, { cityId: LAUSANNE_ID });
    await anActiveOffer(app.database.db, { cityId: null });
    expect(await likesOf(id)).toEqual({ offer: { similar: [] } });
  });
});
