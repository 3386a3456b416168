// engines: both
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBrowser, refusalOf, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { asHuman } from '#tests/support/product/human.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { aMovingRequest } from '../tests/moving.factory.ts';
import { deleteMovingRequestsOf, listMovingRequestsOf } from './moving.queries.ts';
import { deleteOldRequests } from './moving.service.ts';

const SEND = `mutation ($fromPlace: String!, $toPlace: String!, $movingOn: Date!, $name: String!, $email: String!, $phone: String) {
  requestMoving(fromPlace: $fromPlace, toPlace: $toPlace, movingOn: $movingOn, name: $name, email: $email, phone: $phone)
}`;
const DETAILS = {
  ...{ fromPlace: '8004  Zürich', toPlace: '1003 Lausanne', movingOn: '2027-01-31' },
  ...{ name: 'Anna Muster', email: 'anna@example.ch', phone: '41 79 123 45 67' },
};
const LIST = '{ movingRequests { totalRecords data { id fromPlace movingOn phone isMember doneAt } } }';
const COUNT = '{ profile { openMovingRequests } }';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ limited: true });
});
afterAll(() => app.close());

/** A network of its own for each test. */
let network = 0;
const aVisitor = (): TestBrowser => {
  network += 1;
  return aBrowser(app, `203.0.113.${network}`);
};
const aMember = async (rolesFlag: number = Role.Bronze): Promise<{ id: number; browser: TestBrowser }> => {
  const { id } = await anAccount(app.database, { rolesFlag });
  const browser = aVisitor();
  browser.setCookie('__Host-session', (await openSession(app, id)).secret);
  return { id, browser };
};
const send = async (browser: TestBrowser, details: object, headers: Record<string, string> = {}) => {
  const variables = { ...DETAILS, ...details };
  const { body } = await browser.request({
    ...{ method: 'POST', url: '/graphql' },
    headers,
    payload: { query: SEND, variables },
  });
  return JSON.parse(body);
};
const sendAsPerson = (browser: TestBrowser, details: object = {}) =>
  send(browser, details, asHuman(app, browser, 'requestMoving'));

describe('a request for help with a move', () => {
  test('is stored and mailed to the operator once, however often it is sent', async () => {
    const browser = aVisitor();
    for (let time = 0; time < 3; time += 1)
      expect(await sendAsPerson(browser)).toEqual({ data: { requestMoving: true } });
    const stored = await app.database.db.selectFrom('movingRequest').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ fromPlace: '8004 Zürich', toPlace: '1003 Lausanne', accountId: null });
    const mails = await app.database.db.selectFrom('mail').selectAll().execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ replyToAddress: 'anna@example.ch', replyToName: 'Anna Muster' });
    expect(mails[0]?.text).toContain('31.01.2027');
    expect(mails[0]?.text).toContain('+41 79 123 45 67');
  });

  test('of a visitor needs a token of the bot check: none, one for another purpose and a used one are refused (abuse 69)', async () => {
    const browser = aVisitor();
    expect(refusalOf(await send(browser, {}))).toBe('403 error.recaptcha');
    expect(refusalOf(await send(browser, {}, asHuman(app, browser, 'contact')))).toBe('403 error.recaptcha');
    const shown = asHuman(app, browser, 'requestMoving');
    expect(refusalOf(await send(browser, { name: 'Once' }, shown))).toBeNull();
    expect(refusalOf(await send(browser, { name: 'Twice' }, shown))).toBe('403 error.recaptcha');
  });

  test('is one of ten from a network in a day', async () => {
    const browser = aVisitor();
    const answers: (string | null)[] = [];
    for (let index = 0; index < 11; index += 1)
      answers.push(refusalOf(await sendAsPerson(browser, { toPlace: `Place ${index}` })));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => null), '429 error.rateLimit']);
  });

  test.each([
    ['fromPlace', ' '],
    ['toPlace', 'x'.repeat(101)],
    ['movingOn', '2026-11-19'],
    ['movingOn', '2028-11-20'],
    ['name', ''],
    ['email', 'anna@example.ch\r\nBcc: everybody@example.ch'],
    ['phone', 'call me'],
  ])('is refused for its %s where that is %j', async (field, value) => {
    const { errors } = await sendAsPerson(aVisitor(), { [field]: value });
    expect(errors[0].extensions).toMatchObject({ code: 400, values: { [field]: expect.stringMatching(/^error\./) } });
  });
});

describe('the list of staff', () => {
  test('counts open requests in the menu, and a request that is done leaves them once, with a line in the audit log', async () => {
    const { browser: staff } = await aMember(Role.AdminGlobal);
    const { browser: member } = await aMember();
    const before = (await staff.run(COUNT)).data as { profile: { openMovingRequests: number } };
    const id = await aMovingRequest(app.database.db, { requestedAt: new Date(TEST_NOW.getTime() - 1_000) });
    const open = before.profile.openMovingRequests + 1;
    expect((await staff.run(COUNT)).data).toEqual({ profile: { openMovingRequests: open } });
    expect((await member.run(COUNT)).data).toEqual({ profile: { openMovingRequests: 0 } });
    const { movingRequests } = (await staff.run(LIST)).data as { movingRequests: { data: object[] } };
    expect(movingRequests.data[0]).toMatchObject({
      id,
      fromPlace: '8004 Zürich',
      movingOn: '2026-12-31',
      doneAt: null,
    });
    const close = `mutation { closeMovingRequest(id: ${id}) { doneAt } }`;
    const first = (await staff.run(close)).data;
    expect((await staff.run(close)).data).toEqual(first);
    expect((await staff.run(COUNT)).data).toEqual(before);
    const acts = await app.database.db.selectFrom('auditEntry').select('act').where('objectId', '=', id).execute();
    expect(acts.filter(({ act }) => act === 'movingRequest.closed')).toHaveLength(1);
  });
});

describe('personal data of a request', () => {
  test('is in the export of a member, and goes with the account', async () => {
    const { id, browser } = await aMember();
    await send(browser, { toPlace: 'Chur' });
    expect(await listMovingRequestsOf(app.database.db, id)).toMatchObject([{ toPlace: 'Chur', accountId: id }]);
    const { body } = await browser.request({ method: 'GET', url: '/account/export' });
    expect(JSON.parse(body)).toMatchObject({ movingRequests: [{ toPlace: 'Chur' }] });
    await deleteMovingRequestsOf(app.database.db, [id]);
    expect(await listMovingRequestsOf(app.database.db, id)).toEqual([]);
  });

  test('is deleted 90 days after the move', async () => {
    const old = await aMovingRequest(app.database.db, { movingOn: '2026-08-21' });
    const recent = await aMovingRequest(app.database.db, { movingOn: '2026-08-22' });
    await deleteOldRequests({ db: app.database.db, now: () => TEST_NOW });
    const left = await app.database.db
      .selectFrom('movingRequest')
      .select('id')
      .where('id', 'in', [old, recent])
      .execute();
    expect(left).toEqual([{ id: recent }]);
  });
});
