import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anOfferMember, COMPLETE, type OfferMember } from '#tests/support/scenes/offer-member.ts';

const SEE = `mutation ($activeOfferId: Int!, $status: Int!, $reason: String) {
  setVisibilityOnOffer(activeOfferId: $activeOfferId, status: $status, reason: $reason) { status suspensionReason } }`;
const PUBLISH = 'mutation ($id: Int!) { publishOffer(id: $id) { status } }';
const HIDE = 'mutation ($id: Int!) { deleteCoords(id: $id) }';
const REASON = 'It is let already.';

let app: TestApp;
let owner: OfferMember;
let moderator: OfferMember;
let administrator: OfferMember;

beforeAll(async () => {
  app = await testApp();
  owner = await anOfferMember(app);
  moderator = await anOfferMember(app, { rolesFlag: Role.Moderator });
  administrator = await anOfferMember(app, { rolesFlag: Role.AdminGlobal });
});
afterAll(() => app.close());

const copyOf = (id: number) =>
  app.database.db.selectFrom('activeOffer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const online = (facts = {}) => anOwnOffer(app.database.db, owner.id, { status: 30, ...facts });

describe('the readers of a listing', () => {
  test('abuse 5: no draft goes online past its payment', async () => {
    const { id } = await anOwnOffer(app.database.db, owner.id);
    expect(await owner.ask(PUBLISH, { id })).toBe('409 error.status.transition');
    const ended = await anOwnOffer(app.database.db, owner.id, { status: 50 });
    expect(await owner.ask(SEE, { activeOfferId: ended.activeOfferId, status: 40 })).toBe(
      '409 error.status.transition',
    );
  });

  test('abuse 6: owners get no status that is reserved to reviewers, and no caller gets an unknown one', async () => {
    const { activeOfferId } = await online();
    const before = await copyOf(activeOfferId ?? 0);
    for (const status of [41, 42, 45, 46])
      expect(await owner.ask(SEE, { activeOfferId, status, reason: REASON })).toBe('403 error.forbidden');
    for (const status of [53, 99, -1, 30, 44, 50, 51])
      for (const member of [owner, moderator])
        expect(await member.ask(SEE, { activeOfferId, status, reason: REASON })).toBe('400 error.validation');
    for (const status of [40.5, '40', null, true])
      expect(await owner.ask(SEE, { activeOfferId, status })).toMatch(/^400/);
    expect(await copyOf(activeOfferId ?? 0)).toEqual(before);
  });

  test('is suspended by reviewers with a reason that its owner reads', async () => {
    for (const status of [41, 42, 45, 46]) {
      const { activeOfferId } = await online();
      expect(await moderator.ask(SEE, { activeOfferId, status })).toBe('400 error.validation');
      const off = { status: 32, suspensionReason: REASON };
      expect(await moderator.ask(SEE, { activeOfferId, status, reason: REASON })).toEqual(off);
      expect(await owner.ask(SEE, { activeOfferId, status: 40 })).toBe('409 error.status.transition');
      expect(await moderator.ask(SEE, { activeOfferId, status: 40 })).toEqual({ status: 30, suspensionReason: null });
    }
  });

  test('wants an address that is confirmed', async () => {
    const member = await anOfferMember(app, { isEmailConfirmed: false, status: 1 });
    const { activeOfferId } = await anOwnOffer(app.database.db, member.id, { status: 30 });
    expect(await member.ask(SEE, { activeOfferId, status: 43 })).toBe('403 error.auth.emailNotConfirmed');
  });
});

describe('a listing without an owner here', () => {
  /** Statuses to which reviewers move it, besides its current one. */
  const STEPS: Readonly<Record<number, readonly number[]>> = {
    40: [41, 42, 45, 46],
    43: [41, 42, 45, 46],
    47: [41, 42, 45, 46],
    48: [41, 42, 45, 46],
    41: [40],
    42: [40],
    46: [40],
    45: [40],
    44: [],
    50: [],
    51: [],
    53: [],
    '-1': [],
  };
  const TARGETS = [40, 41, 42, 43, 45, 46, 47, 48];

  test.each(Object.keys(STEPS).map(Number))(
    'of status %i goes where reviewers may move it, and nowhere else',
    async (from) => {
      for (const target of TARGETS.filter((status) => status !== from)) {
        const id = await anActiveOffer(app.database.db, { status: from, isExternal: true });
        const before = await copyOf(id);
        const input = { activeOfferId: id, status: target, reason: REASON };
        expect(await owner.ask(SEE, input)).toBe(
          from === 40 || [41, 42, 45, 46].includes(target) ? '403 error.forbidden' : '404 error.notFound',
        );
        expect(await copyOf(id)).toEqual(before);
        const isPossible = STEPS[from]?.includes(target);
        const refusal =
          from === 45 && isPossible ? '403 error.forbidden' : isPossible ? null : '409 error.status.transition';
        expect(await moderator.ask(SEE, input), `${from} to ${target}`).toBe(refusal);
        if (refusal !== null) expect(await copyOf(id)).toEqual(before);
        expect(await administrator.ask(SEE, input)).toBe(isPossible ? null : '409 error.status.transition');
        expect((await copyOf(id)).status).toBe(isPossible ? target : from);
      }
    },
  );

  test.each([true, false])('is hidden where its point is wrong, by reviewers; by a feed: %s', async (isExternal) => {
    const id = await anActiveOffer(app.database.db, { isExternal });
    expect(await owner.ask(HIDE, { id })).toBe('403 error.forbidden');
    expect(await moderator.ask(HIDE, { id })).toBe(id);
    expect((await copyOf(id)).status).toBe(42);
    const { activeOfferId } = await online();
    expect(await moderator.ask(HIDE, { id: activeOfferId })).toBe(activeOfferId);
    expect((await copyOf(activeOfferId ?? 0)).status).toBe(46);
  });
});

describe('an address that its owner hides', () => {
  const EXACT = { lat: 46.519_253, lng: 6.634_587 };
  const FILTER = { offerType: 1, location: COMPLETE.cityId, minPrice: 777, maxPrice: 777, excludePriceOnRequest: true };

  test.each([
    ['a list', 'query ($filter: OfferFilter!) { offers(filter: $filter) { data { street lat lng } } }', 'list'],
    ['the map', 'query ($filter: OfferFilter!) { coords(filter: $filter) { result { street lat lng } } }', 'map'],
  ])('is in the neighbourhood for %s, and found by no smaller shape', async (_name, query, viewMode) => {
    const { id } = await anOwnOffer(app.database.db, owner.id, {
      status: 30,
      hidesAddress: true,
      price: 777,
      ...EXACT,
    });
    const replies = JSON.stringify((await app.run(query, { filter: { ...FILTER, viewMode } })).data);
    expect(replies).toContain('{"street":null,"lat":46.519,"lng":6.635}');
    expect(replies).not.toMatch(/46\.5192|6\.6345|Bourg/);
    const circle = { center: EXACT, radiusKm: 0.02 };
    expect(await owner.ask(query, { filter: { ...FILTER, viewMode, circles: [circle] } })).toEqual(
      viewMode === 'list' ? { data: [] } : { result: [] },
    );
    await owner.ask('mutation ($id: Int!) { deleteOffer(id: $id) { id } }', { id });
  });

  test('is in the neighbourhood on its page, also for its owner there, and exact where the owner edits', async () => {
    const { id, activeOfferId } = await online({ hidesAddress: true, ...EXACT });
    const page = `query ($id: Int!) { offer(id: $id) { street lat lng } }`;
    for (const member of [owner, moderator])
      expect(await member.ask(page, { id: activeOfferId })).toEqual({ street: null, lat: 46.519, lng: 6.635 });
    const edit = 'query ($id: Int!) { offerEdit(id: $id) { street lat lng } }';
    expect(await owner.ask(edit, { id })).toEqual({ street: 'Rue de Bourg 1', ...EXACT });
  });

  test('is shown again, and hidden again, with a change of that alone', async () => {
    const { id, activeOfferId } = await online(EXACT);
    const page = `query ($id: Int!) { offer(id: $id) { street lat } }`;
    expect(await owner.ask(page, { id: activeOfferId })).toEqual({ street: 'Rue de Bourg 1', lat: EXACT.lat });
    expect(await owner.save({ id, hidesAddress: true })).toMatchObject({ status: 30 });
    expect(await owner.ask(page, { id: activeOfferId })).toEqual({ street: null, lat: 46.519 });
  });
});

describe('words of an owner', () => {
  test('abuse 62: that are a script are text wherever they are read', async () => {
    const title = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const member = await anOfferMember(app);
    expect(await member.save({ ...COMPLETE, title })).toMatchObject({ title });
    const { activeOfferId } = await anOwnOffer(app.database.db, member.id, {
      status: 30,
      title,
      description: `</script>${title}`,
    });
    const page = 'query ($id: Int!) { offer(id: $id) { title description } }';
    expect(await moderator.ask(page, { id: activeOfferId })).toEqual({ title, description: `</script>${title}` });
  });
});
