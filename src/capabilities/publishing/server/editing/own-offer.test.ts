// engines: both
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category, OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { Role } from '#kernel/roles.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import {
  anOfferMember,
  COMPLETE,
  OFFER_FACTS,
  type OfferMember,
  type SavedOffer,
  saved,
} from '#tests/support/scenes/offer-member.ts';
import { droppedFields } from './dropped-fields.ts';

const CLONE = `mutation ($id: Int!) { cloneOffer(id: $id) { ${OFFER_FACTS} } }`;
const EDIT = `query ($id: Int!) { offerEdit(id: $id) { ${OFFER_FACTS} } }`;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const rowsOf = ({ id }: { id: number }) =>
  app.database.db.selectFrom('offer').selectAll().where('userId', '=', id).orderBy('id').execute();

describe('writing an offer', () => {
  test('begins a draft of the one who writes, with what is said and nothing else', async () => {
    const member = await anOfferMember(app);
    const offer = await saved(member);
    expect(offer).toMatchObject({ ...COMPLETE, status: 0, version: 1, userId: member.id, activeOfferId: null });
    expect(offer).toMatchObject({ region: 'VD', missing: [], isPaid: false, hidesAddress: false, endDate: null });
    expect(await member.ask(EDIT, { id: offer.id })).toEqual(offer);
  });

  test('takes a draft of two words, and says what it lacks in the order of the form', async () => {
    const member = await anOfferMember(app);
    expect(await saved(member, { offerType: OfferType.Sell })).toMatchObject({
      category: Category.Apartment,
      missing: ['cityId', 'rooms', 'livingSpace', 'price', 'title', 'description'],
    });
  });

  test('changes what is named and leaves the rest; null takes away; a title of blanks is none', async () => {
    const member = await anOfferMember(app);
    const { id } = await saved(member);
    expect(await member.save({ id, rooms: null, price: 2_000, title: ' \n ' })).toMatchObject({
      version: 2,
      rooms: null,
      price: 2_000,
      title: null,
      livingSpace: 84,
      street: 'Rue de Bourg 1',
    });
  });

  test('abuse 7: drops and counts fields that no client may write, and saves the rest', async () => {
    const member = await anOfferMember(app);
    const before = droppedFields.total();
    const forged = {
      status: 30,
      userId: 1,
      activeOfferId: 7,
      offerId: 9,
      endDate: '2099-01-01T00:00:00Z',
      agencyId: 1,
      offerScore: 99.5,
      isToSuggest: true,
      isPrivate: true,
      isExternal: true,
      createdAt: '2001-01-01T00:00:00Z',
      sourceUrl: 'https://evil.example',
      agencyHtml: '<script>',
      propertyOwnerUserId: 1,
    };
    const offer = await saved(member, { ...COMPLETE, ...forged });
    expect(offer).toMatchObject({
      status: 0,
      userId: member.id,
      activeOfferId: null,
      isToSuggest: false,
      endDate: null,
    });
    expect(droppedFields.total() - before).toBe(Object.keys(forged).length);
    const [row] = await rowsOf(member);
    expect(row).toMatchObject({ agencyId: null, isPrivate: false, endDate: null });
    expect(await member.save({ notAField: 1 })).toMatch(/^400/);
  });

  test('abuse 8: does not change another’s offer, with any id of the own browser', async () => {
    const [owner, other] = [await anOfferMember(app), await anOfferMember(app)];
    const { id } = await saved(owner);
    const before = await rowsOf(owner);
    expect(await other.save({ id, localStoreId: 'my-browser-1', title: 'Mine' })).toBe('404 error.notFound');
    expect(await rowsOf(owner)).toEqual(before);
    expect(await rowsOf(other)).toEqual([]);
  });

  test('is one offer for one draft of a browser, however often it is sent', async () => {
    const [member, other] = [await anOfferMember(app), await anOfferMember(app)];
    const localStoreId = 'draft-of-a-phone';
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => member.save({ ...COMPLETE, localStoreId, version: 1 })),
    );
    // On a database server not all of thirty get a connection in time.
    const refusals = answers.filter((answer) => typeof answer === 'string');
    expect(refusals.filter((refusal) => !refusal.startsWith('503'))).toEqual([]);
    const ids = new Set(answers.flatMap((answer) => (typeof answer === 'string' ? [] : answer.id)));
    expect(ids.size).toBe(1);
    expect(await rowsOf(member)).toMatchObject([{ version: 1, localStoreId }]);
    expect(await member.save({ localStoreId, price: 1_800 })).toMatchObject({ version: 2, price: 1_800 });
    expect((await saved(other, { ...COMPLETE, localStoreId })).id).not.toBe([...ids][0]);
  });

  test('reports the newer version to a client that changes an older one, and loses neither', async () => {
    const member = await anOfferMember(app);
    const { id } = await saved(member);
    expect(await member.save({ id, version: 1, price: 2_000 })).toMatchObject({ version: 2 });
    expect(await member.save({ id, version: 1, price: 3_000 })).toBe('409 error.status.changed');
    // The same content again is no conflict: the answer to the first try was lost.
    expect(await member.save({ id, version: 1, price: 2_000 })).toMatchObject({ version: 2 });
    expect(await rowsOf(member)).toMatchObject([{ price: 2_000, version: 2 }]);
  });

  test('lets a draft change its type, and nothing that was submitted', async () => {
    const member = await anOfferMember(app);
    const { id } = await saved(member, { ...COMPLETE, offerType: OfferType.Sell });
    expect(await member.save({ id, offerType: OfferType.PreSell })).toMatchObject({ offerType: 2, version: 2 });
    const online = await anOwnOffer(app.database.db, member.id, { status: OfferStatus.Published });
    expect(await member.save({ id: online.id, offerType: OfferType.Sell })).toBe('400 error.validation');
  });

  test.each([10, 15, 31, 32, 33, 34, 52, 53])('changes nothing of an offer of status %i', async (status) => {
    const member = await anOfferMember(app);
    const { id } = await anOwnOffer(app.database.db, member.id, { status });
    const before = await rowsOf(member);
    expect(await member.save({ id, price: 1 })).toBe('409 error.status.transition');
    expect(await rowsOf(member)).toEqual(before);
  });
});

describe('the content of an offer', () => {
  let member: OfferMember;
  beforeAll(async () => {
    member = await anOfferMember(app, { rolesFlag: Role.Agent });
  });

  const WRONG: readonly [string, object][] = [
    ...([-1, 1_000_000_001, 2_147_483_647] as const).map((price) => ['price', { price }] as [string, object]),
    ...([-0.5, 100.5, 2.25, 5e-324] as const).map((rooms) => ['rooms', { rooms }] as [string, object]),
    ...([-11, 201] as const).map((floor) => ['floor', { floor }] as [string, object]),
    ...([-1, 10_000_001] as const).map((livingSpace) => ['livingSpace', { livingSpace }] as [string, object]),
    ...[999, new Date().getUTCFullYear() + 6].map((buildIn) => ['buildIn', { buildIn }] as [string, object]),
    ['lat', { lat: 45.69, lng: 7 }],
    ['lng', { lat: 46, lng: 10.61 }],
    ['lat', { lat: 46, lng: null }],
    ['title', { title: 'x'.repeat(121) }],
    ['description', { description: 'x'.repeat(10_001) }],
    ['features', { features: 2 ** 26 }],
    ['subCategory', { subCategory: -1 }],
    ['category', { category: Category.Land }],
    ['offerType', { offerType: 3 }],
    ['priceType', { priceType: 1 }],
    ['country', { country: 'FR' }],
    ['price', { price: 2_000, netPrice: 1_800, additionalFees: 100 }],
    ['cityId', { cityId: 1 }],
    ['localStoreId', { localStoreId: 'short' }],
    ['images', { images: [{ img_id: 1 }] }],
  ];

  test.each(WRONG)('is refused where %s is wrong: %j', async (field, wrong) => {
    const { errors } = await member.browser.run(
      'mutation ($offer: OfferInput!) { createOrUpdateOffer(offer: $offer) { id } }',
      { offer: { ...COMPLETE, ...wrong } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 400, messageId: 'error.validation' });
    expect(Object.keys(Object(errors?.[0]?.extensions?.values))).toEqual([field]);
  });

  test('is stored as it was sent, within the bounds', async () => {
    const { id } = await saved(member);
    const int = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null });
    const halves = fc.option(
      fc.integer({ min: 0, max: 200 }).map((n) => n / 2),
      { nil: null },
    );
    const facts = fc.record({
      price: int(0, 1_000_000_000),
      rooms: halves,
      bathrooms: halves,
      kitchens: int(0, 100),
      floor: int(-10, 200),
      floorsInBuilding: int(0, 200),
      livingSpace: int(0, 10_000_000),
      landArea: int(0, 10_000_000),
      parkings: int(0, 10_000),
      buildIn: int(1_000, 2_030),
      acquisitionPrice: int(0, 1_000_000_000),
      yourEstimation: int(0, 1_000_000_000),
      exposition: fc.integer({ min: 0, max: 15 }),
      features: fc.integer({ min: 0, max: 2 ** 26 - 1 }),
      hidesAddress: fc.boolean(),
      showsPhone: fc.boolean(),
      title: fc.option(fc.stringMatching(/^[a-zA-ZÀ-ÿ0-9<>&"'(;][a-zA-ZÀ-ÿ0-9<>&"'(; -]{0,117}[a-zé.]$/), {
        nil: null,
      }),
      lat: fc.integer({ min: 457, max: 479 }).map((n) => n / 10),
      lng: fc.integer({ min: 59, max: 106 }).map((n) => n / 10),
      availableFrom: fc.option(fc.constantFrom('2020-02-29', '2031-12-31'), { nil: null }),
    });
    await fc.assert(
      fc.asyncProperty(facts, async (sent) => {
        const title = sent.title?.replace(/\s+/g, ' ').normalize('NFC') ?? null;
        expect(await member.save({ id, ...sent })).toMatchObject({ ...sent, title });
      }),
      { numRuns: 40 },
    );
  });

  test('lies in the municipality of its postal code, and in none where that is unknown', async () => {
    const offer = await saved(member, { offerType: 1, postalCode: '1003', city: 'Lausanne' });
    expect(offer).toMatchObject({ cityId: LAUSANNE_ID, region: 'VD' });
    expect(await member.save({ id: offer.id, postalCode: '9999', city: 'Nirgendwo' })).toMatchObject({
      cityId: null,
      region: null,
      city: 'Nirgendwo',
    });
  });
});

describe('drafts of a tier', () => {
  test.each([
    ['None', Role.None, 5],
    ['Bronze', Role.Bronze, 10],
    ['Silver', Role.Silver, 20],
    ['Gold', Role.Gold, 50],
  ])('%s keeps so many and no more, clones among them', async (_tier, rolesFlag, limit) => {
    const member = await anOfferMember(app, { rolesFlag });
    const { db } = app.database;
    let last = 0;
    for (let made = 0; made < limit - 1; made++)
      ({ id: last } = await anOwnOffer(db, member.id, { status: made % 2 ? 16 : 0 }));
    const answers = await Promise.all([member.save(COMPLETE), member.ask<SavedOffer>(CLONE, { id: last })]);
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
    const { errors } = await member.browser.run(CLONE, { id: last });
    expect(errors?.[0]?.extensions).toMatchObject({ messageId: 'error.quota', values: { limit, used: limit } });
    expect(await rowsOf(member)).toHaveLength(limit);
  });
});

describe('cloning', () => {
  test('copies texts and facts into a draft of the caller, without its history', async () => {
    const agent = await anOfferMember(app, { rolesFlag: Role.Agent });
    const { db } = app.database;
    const { id } = await anOwnOffer(db, agent.id, {
      status: 30,
      paidDays: 5,
      localStoreId: 'a-browser',
      title: 'Twice',
    });
    const clone = (await agent.ask<SavedOffer>(CLONE, { id })) as SavedOffer;
    expect(clone).toMatchObject({ status: 0, version: 1, title: 'Twice', rooms: 3.5, userId: agent.id });
    expect(clone).toMatchObject({ activeOfferId: null, localStoreId: null, endDate: null, isPaid: false });
    expect((await rowsOf(agent))[1]).toMatchObject({ paidDays: null, approvedHash: null, reviewedAt: null });
  });
});
