import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Role } from '#kernel/roles.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { anAlert } from '#tests/factories/alert.ts';
import { aBrowser, logIn, refusalOf, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { alertQuota } from '../../alert-quota.ts';
import { ALERT_RECORDS, silenceAlertsOfAccount } from './alert-records.service.ts';

const CREATE = `mutation ($search: SearchInput!, $visitorId: String) {
  createSearch(search: $search, visitorId: $visitorId) { id userId name } }`;
const EDIT = `mutation ($id: String!, $field: String!, $value: String!) {
  editSavedSearch(id: $id, field: $field, value: $value) { id } }`;
const DELETE = 'mutation ($ids: [String!]!) { deleteSearch(ids: $ids) }';
const OPEN = 'mutation ($id: String!) { openSearch(id: $id) { newCount } }';
const LIST = `{ alerts { id userId name country region city locationIds locations { textFr value description }
  rectangles { north } circles { radius center { lat } } polygons { points { lng } } newCount notificationId } }`;
const SEARCH = { name: 'Bourg', notification: 3, offerType: 1, category: 3, locationIds: [LAUSANNE_ID] };

interface Entry {
  id: string;
  userId: number | null;
  name: string;
  newCount: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

function visitor(id: string): TestBrowser {
  const browser = aBrowser(app);
  browser.setCookie('__Host-visitor', app.services.secrets.sign('visitor', id));
  return browser;
}
const create = (browser: TestBrowser, search: object = {}, visitorId?: string) =>
  browser.run(CREATE, { search: { ...SEARCH, ...search }, visitorId });
const listOf = async (browser: TestBrowser): Promise<Entry[]> =>
  ((await browser.run(LIST)).data as { alerts: Entry[] }).alerts;

describe('a saved search', () => {
  test('keeps all that was asked, shapes and places too, and comes back as it was', async () => {
    const member = await signedIn(app);
    const circle = { center: { lat: 46.5, lng: 6.6 }, radiusKm: 3 };
    const polygon = [
      { lat: 46.5, lng: 6.6 },
      { lat: 46.6, lng: 6.6 },
      { lat: 46.6, lng: 6.7 },
    ];
    const rectangle = { south: 46, west: 6, north: 47, east: 7 };
    const shapes = { circles: [circle], polygons: [polygon], rectangles: [rectangle] };
    await create(member.browser, { ...shapes, maxRooms: 4.5, locationIds: [LAUSANNE_ID, LAUSANNE_ID] });
    expect(await listOf(member.browser)).toMatchObject([
      {
        userId: member.account.id,
        name: 'Bourg',
        country: 'CH',
        region: 'VD',
        city: 'Lausanne',
        newCount: 0,
        locationIds: [LAUSANNE_ID],
        rectangles: [{ north: 47 }],
        circles: [{ radius: 3, center: { lat: 46.5 } }],
        polygons: [{ points: [{ lng: 6.6 }, { lng: 6.6 }, { lng: 6.7 }] }],
        locations: [{ textFr: 'Lausanne' }],
        notificationId: null,
      },
    ]);
  });

  test('is refused where no results page could show it', async () => {
    const { browser } = await signedIn(app);
    const elevenShapes = Array.from({ length: 11 }, () => ({ center: { lat: 46, lng: 7 }, radiusKm: 1 }));
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(101) },
      { notification: 4 },
      { offerType: 3 },
      { category: 0 },
      { minRooms: 1.25 },
      { features: 2 ** 30 },
      { circles: elevenShapes },
      { locationIds: [2_147_483_647] },
      { minPrice: -1 },
      { maxDistance: 101 },
      { category: 16, offerType: 1 },
      { added: 2 },
      { floor: 3 },
      { email: 'nobody' },
    ])
      expect(refusalOf(await create(browser, wrong)), JSON.stringify(wrong)).toMatch(/^400 /);
    expect(await listOf(browser)).toEqual([]);
  });

  test.each([
    ['a visitor', 5],
    ['a member', 10],
  ])('finds room for as many as %s may have, and thirty at once make no more', async (name, limit) => {
    const member = name === 'a member' ? await signedIn(app, { rolesFlag: Role.None }) : null;
    const browser = member?.browser ?? visitor('many');
    const owner = member ? { accountId: member.account.id } : { visitorId: 'many' };
    for (let index = 3; index < limit; index += 1) await anAlert(app.database.db, owner);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => create(browser, { name: `${index}` })));
    const served = answers.filter((answer) => !refusalOf(answer)?.startsWith('503'));
    expect(served.filter((answer) => refusalOf(answer) === null)).toHaveLength(3);
    const refused = served.find((answer) => refusalOf(answer) !== null);
    expect(refused?.errors?.[0]?.extensions).toMatchObject({ code: 409, values: { limit, used: limit } });
    expect(await listOf(browser)).toHaveLength(limit);
  });

  test('that is sent again, as after a broken connection, is there once', async () => {
    const { browser } = await signedIn(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(browser, { minRooms: 2.5 })));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    await create(browser, { minRooms: 3 });
    expect(await listOf(browser)).toHaveLength(2);
  });

  test.each([
    [Role.None, 10],
    [Role.Bronze, 20],
    [Role.Silver, 40],
    [Role.Gold, 100],
    [Role.Agent, 100],
    [Role.Moderator, 10],
  ])('is one of as many as the highest tier allows: role %i has %i', (rolesFlag, limit) => {
    expect(alertQuota(rolesFlag)).toBe(limit);
  });

  test('counts homes that came since it was opened, as the search finds them', async () => {
    const member = await signedIn(app);
    const { db } = app.database;
    const openedAt = new Date(TEST_NOW.getTime() - 86_400_000);
    const owner = { accountId: member.account.id, openedAt };
    const city = { locationIds: [LAUSANNE_ID] };
    const id = await anAlert(db, { ...owner, filter: { ...city, minRooms: 11 } });
    await anAlert(db, { ...owner, filter: { ...city, minRooms: 12 } });
    await anActiveOffer(db, { rooms: 11, createdAt: new Date(openedAt.getTime() - 1) });
    const home = await anActiveOffer(db, { rooms: 11.5, createdAt: new Date(openedAt.getTime() + 1) });
    expect((await listOf(member.browser)).map(({ newCount }) => newCount)).toEqual([0, 1]);
    await member.ask('mutation ($id: Int!) { toggleUserRelation(offerId: $id, type: 20) { hidden } }', { id: home });
    expect((await listOf(member.browser)).map(({ newCount }) => newCount)).toEqual([0, 0]);
    await member.ask('mutation ($id: Int!) { toggleUserRelation(offerId: $id, type: 20) { hidden } }', { id: home });
    expect(await member.ask(OPEN, { id: String(id) })).toEqual({ openSearch: { newCount: 0 } });
  });

  test('is listed by as many statements however many there are', async () => {
    const few = await signedIn(app);
    const many = await signedIn(app);
    await anAlert(app.database.db, { accountId: few.account.id });
    for (let index = 0; index < 9; index += 1)
      await anAlert(app.database.db, { accountId: many.account.id, filter: { minRooms: index } });
    await listOf(few.browser);
    await listOf(many.browser);
    app.database.takeStatements();
    await listOf(few.browser);
    const ofOne = app.database.takeStatements().length;
    await listOf(many.browser);
    expect(app.database.takeStatements()).toHaveLength(ofOne);
  });
});

describe('deleting', () => {
  test('forgets several, or none where one is not the actor’s', async () => {
    const [member, other] = [await signedIn(app), await signedIn(app)];
    const { db } = app.database;
    const own = [
      await anAlert(db, { accountId: member.account.id }),
      await anAlert(db, { accountId: member.account.id }),
    ];
    const foreign = await anAlert(db, { accountId: other.account.id });
    for (const wrong of [String(foreign), '0', '99999999999', 'constructor', '1e3'])
      expect(await member.refusal(DELETE, { ids: [...own.map(String), wrong] }), wrong).toBe('404 error.notFound');
    expect(await listOf(member.browser)).toHaveLength(2);
    expect(await member.ask(DELETE, { ids: own.map(String) })).toEqual({ deleteSearch: own.map(String) });
    expect(await listOf(member.browser)).toEqual([]);
    expect(await listOf(other.browser)).toHaveLength(1);
  });
});

describe('searches of a visitor', () => {
  test('36: are no one else’s who guesses the id', async () => {
    const owner = visitor('f1ngerprint');
    await create(owner);
    const [{ id } = { id: '' }] = await listOf(owner);
    const guess = aBrowser(app);
    guess.setCookie('visitor_id', 'visitor:f1ngerprint');
    guess.setCookie('__Host-visitor', 'f1ngerprint');
    expect(await listOf(guess)).toEqual([]);
    expect(refusalOf(await guess.run(DELETE, { ids: [id] }))).toBe('404 error.notFound');
    expect(refusalOf(await guess.run(OPEN, { id }))).toBe('404 error.notFound');
    expect(refusalOf(await guess.run(EDIT, { id, field: 'name', value: 'x' }))).toBe('404 error.notFound');
    await create(guess, { name: 'Mine' }, 'f1ngerprint');
    expect((await listOf(owner)).map(({ name }) => name)).toEqual(['Bourg']);
    expect((await listOf(guess)).map(({ name }) => name)).toEqual(['Mine']);
  });

  test('become the account’s at the sign-in, all of them, and nothing new is saved over the quota', async () => {
    const member = await signedIn(app, { rolesFlag: Role.None });
    for (let index = 0; index < 8; index += 1) await anAlert(app.database.db, { accountId: member.account.id });
    const browser = visitor('moving');
    const mail = { email: 'moving@example.ch', emailConfirmedAt: TEST_NOW };
    for (let index = 0; index < 5; index += 1) await anAlert(app.database.db, { visitorId: 'moving', ...mail });
    await logIn(browser, member.account.email);
    const alerts = await listOf(browser);
    expect(alerts).toHaveLength(13);
    expect(new Set(alerts.map(({ userId }) => userId))).toEqual(new Set([member.account.id]));
    expect(refusalOf(await create(browser))).toBe('409 error.quota');
    expect(await listOf(visitor('moving'))).toEqual([]);
  });
});

describe('the stored data of a member', () => {
  test('is exported, goes with the account, and with its erasure', async () => {
    const { db } = app.database;
    const [leaving, staying] = [await signedIn(app), await signedIn(app)];
    const of = (accountId: number) => ALERT_RECORDS.export?.(db, { accountId, origin: '' });
    for (const { account } of [leaving, staying]) await anAlert(db, { accountId: account.id, name: 'Mine' });
    expect(await of(leaving.account.id)).toMatchObject({
      savedSearches: [{ name: 'Mine', notification: 1, filter: { locationIds: [LAUSANNE_ID] } }],
    });
    const { services } = app;
    const ctx = backgroundContext({ db, services, requestId: 'event', now: () => TEST_NOW });
    await silenceAlertsOfAccount(ctx, { accountId: leaving.account.id });
    expect(await of(leaving.account.id)).toMatchObject({ savedSearches: [{ name: 'Mine' }] });
    await db.updateTable('account').set({ status: 99 }).where('id', '=', leaving.account.id).execute();
    await silenceAlertsOfAccount(ctx, { accountId: leaving.account.id });
    expect(await of(leaving.account.id)).toEqual({ savedSearches: [] });
    await ALERT_RECORDS.erase?.(db, [staying.account.id], TEST_NOW);
    expect(await of(staying.account.id)).toEqual({ savedSearches: [] });
  });
});
