import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anAlert } from '#tests/factories/alert.ts';
import { aBrowser, refusalOf, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { isConfirmedAddress } from '#tests/support/product/confirmed-addresses.ts';
import { mailsTo, secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { ALERT_UPKEEP } from './alert-upkeep.ts';

const CREATE = 'mutation ($search: SearchInput!) { createSearch(search: $search) { id email isConfirmed } }';
const CONSENT = 'query ($id: String!) { alertConsent(id: $id) { email count } }';
const YES = 'mutation ($id: String!) { confirmAlertEmail(id: $id) }';
const NO = 'mutation ($id: String!) { declineAlertEmail(id: $id) }';
const LIST = '{ alerts { email isConfirmed } }';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ limited: true });
});
afterAll(() => app.close());

const create = (browser: TestBrowser, email: string, name = 'Lausanne') => {
  const search = { name, notification: 3, offerType: 1, category: 3, locationIds: [LAUSANNE_ID], email };
  return browser.run(CREATE, { search });
};

describe('an address that a visitor names', () => {
  test('receives nothing before it is confirmed, and the question contains no text of a stranger', async () => {
    const browser = aBrowser(app, '10.0.0.1');
    const { data } = await create(browser, 'Lea@example.ch', 'Call 079 123 45 67 now');
    expect(data).toMatchObject({ createSearch: { email: 'Lea@example.ch', isConfirmed: false } });
    const [mail, ...others] = await mailsTo(app.database.db, 'Lea@example.ch');
    expect(others).toEqual([]);
    expect(JSON.stringify(mail)).not.toContain('079 123');
    const id = await secretMailedTo(app.database.db, 'Lea@example.ch', 'alertConsent');
    const elsewhere = aBrowser(app, '10.0.0.2');
    for (let visit = 0; visit < 2; visit += 1)
      expect((await elsewhere.run(CONSENT, { id })).data).toEqual({
        alertConsent: { email: 'Lea@example.ch', count: 1 },
      });
    expect((await browser.run(LIST)).data).toEqual({ alerts: [{ email: 'Lea@example.ch', isConfirmed: false }] });
    expect(await isConfirmedAddress(app.database.db, 'lea@example.ch')).toBe(false);
    expect((await elsewhere.run(YES, { id })).data).toEqual({ confirmAlertEmail: true });
    expect(await isConfirmedAddress(app.database.db, 'lea@example.ch')).toBe(true);
    expect((await browser.run(LIST)).data).toEqual({ alerts: [{ email: 'Lea@example.ch', isConfirmed: true }] });
    expect(refusalOf(await elsewhere.run(YES, { id }))).toBe('410 error.token.invalid');
  });

  test('may say no: it is forgotten, and every link to it', async () => {
    const browser = aBrowser(app, '10.0.1.1');
    await create(browser, 'no@example.ch');
    const first = await secretMailedTo(app.database.db, 'no@example.ch');
    await create(browser, 'no@example.ch', 'Another');
    expect((await browser.run(NO, { id: await secretMailedTo(app.database.db, 'no@example.ch') })).data).toBeTruthy();
    expect(refusalOf(await browser.run(YES, { id: first }))).toBe('410 error.token.invalid');
    const unknownPerson = { email: null, isConfirmed: false };
    expect((await browser.run(LIST)).data).toEqual({ alerts: [unknownPerson, unknownPerson] });
  });

  test('is asked five times in half an hour, whether it is known here or not', async () => {
    const { email: known } = await anAccount(app.database);
    for (const [index, email] of [known, 'unknown@example.ch'].entries()) {
      const answers = [];
      for (let ask = 0; ask < 7; ask += 1) answers.push(await create(aBrowser(app, `10.1.${index}.1`), email));
      expect(answers.map(refusalOf)).toEqual(Array(7).fill(null));
      expect(await mailsTo(app.database.db, email)).toHaveLength(5);
    }
  });

  test('is one of twenty-five that a network may ask', async () => {
    const answers = [];
    for (let index = 0; index < 26; index += 1)
      answers.push(refusalOf(await create(aBrowser(app, '10.2.0.1'), `n${index}@example.ch`)));
    expect(answers).toEqual([...Array(25).fill(null), '429 error.rateLimit']);
  });
});

test('unused searches of visitors, and addresses that never answered, are deleted each night', async () => {
  const { db } = app.database;
  const DAY_MS = 86_400_000;
  const ago = (days: number): Date => new Date(TEST_NOW.getTime() - days * DAY_MS);
  const old = { visitorId: 'old', openedAt: ago(361) };
  const gone = await anAlert(db, old);
  const mailed = await anAlert(db, { ...old, email: 'yes@example.ch', emailConfirmedAt: ago(360) });
  const silent = await anAlert(db, { visitorId: 'old', openedAt: ago(31), email: 'silent@example.ch' });
  const { services } = app;
  await ALERT_UPKEEP.handle(backgroundContext({ db, services, requestId: 'night', now: () => TEST_NOW }), {});
  const left = await db
    .selectFrom('alert')
    .select(['id', 'email'])
    .where('visitorId', '=', 'old')
    .orderBy('id')
    .execute();
  expect(left).toEqual([
    { id: mailed, email: 'yes@example.ch' },
    { id: silent, email: null },
  ]);
  expect(left.map(({ id }) => id)).not.toContain(gone);
});
