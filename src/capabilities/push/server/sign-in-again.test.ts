import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUpAccounts } from '#capabilities/accounts/server/erasure/erasure.service.ts';
import { endSessions, updateSessionTimes } from '#capabilities/accounts/server/sessions/session.queries.ts';
import { DAY_MS } from '#kernel/time.ts';
import { backgroundContext, type Context, withinTransaction } from '#platform/context/context.ts';
import { aPushDevice } from '#tests/factories/push-device.ts';
import { aPushBrowser } from '#tests/support/neighbours/push-service.ts';
import { logIn } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { PUSH_JOBS } from './push.jobs.ts';
import { pushTo } from './push.service.ts';

const SAVE = `mutation ($endpoint: String!, $p256dh: String!, $auth: String!, $isRenewal: Boolean) {
  savePushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth, isRenewal: $isRenewal) { devices { id isCurrent } } }`;
const REMOVE = 'mutation ($id: Int!) { removePushSubscription(id: $id) { devices { id } } }';
const DEVICES = '{ pushSubscriptions { devices { id isCurrent } } }';
const SESSIONS = '{ sessions { id isCurrent } profile { sessionId } }';
const END_OTHERS = 'mutation { endOtherSessions }';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let addresses = 0;
/** Address and keys of a browser, shared by all its members. */
const aSubscription = () => {
  const { endpoint, p256dh, auth } = aPushBrowser(`https://push.example.ch/again/${addresses++}`);
  return { endpoint, p256dh, auth };
};
type Devices = { id: number; isCurrent: boolean }[];
const save = async ({ ask }: SignedIn, question: object): Promise<Devices> =>
  (await ask<{ savePushSubscription: { devices: Devices } }>(SAVE, question)).savePushSubscription.devices;
const renew = (member: SignedIn, question: object) => save(member, { ...question, isRenewal: true });
const devicesOf = async ({ ask }: SignedIn): Promise<Devices> =>
  (await ask<{ pushSubscriptions: { devices: Devices } }>(DEVICES)).pushSubscriptions.devices;
const rowsOf = (accountId: number) =>
  app.database.db
    .selectFrom('pushSubscription')
    .select(['id', 'sessionId'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
const signInAgain = async ({ browser, account }: SignedIn) =>
  browser.setCookie('__Host-session', (await openSession(app, account.id)).secret);
const sessionAt = async ({ ask }: SignedIn): Promise<number> =>
  (await ask<{ profile: { sessionId: number } }>(SESSIONS)).profile.sessionId;

const contextAt = (now: Date): Context =>
  backgroundContext({ db: app.database.db, services: app.services, requestId: 'test', now: () => now });
/** Runs the nightly clean-up of all nights until then. */
async function upkeepAt(now: Date): Promise<void> {
  await PUSH_JOBS.find(({ kind }) => kind.name === 'push.upkeep')?.handle(contextAt(now), {});
  await cleanUpAccounts(contextAt(now));
}
/** Number of a member's devices that get a message now. */
async function countMessages(accountId: number, key: string): Promise<number> {
  const { db } = app.database;
  const message = { key, title: 'New: flat in Zürich', body: '', href: '/de' };
  await db.transaction().execute((tx) => pushTo(withinTransaction(contextAt(TEST_NOW), tx), accountId, message));
  const rows = await db
    .selectFrom('pushMessage as m')
    .innerJoin('pushSubscription as p', 'p.id', 'm.subscriptionId')
    .select('m.id')
    .where('p.accountId', '=', accountId)
    .where('m.key', '=', key)
    .execute();
  return rows.length;
}

test('pages know the session of their viewer by its id among the sessions', async () => {
  const member = await signedIn(app);
  const { sessions, profile } = await member.ask<{ sessions: Devices; profile: { sessionId: number } }>(SESSIONS);
  expect(sessions).toEqual([{ id: profile.sessionId, isCurrent: true }]);
  await signInAgain(member);
  expect(await sessionAt(member)).not.toBe(profile.sessionId);
});

test('a session that was ended elsewhere gets nothing, and push goes on with the next sign-in, nights later too', async () => {
  const phone = await signedIn(app);
  const accountId = phone.account.id;
  const question = aSubscription();
  const [device] = await save(phone, question);
  const editor = { ...(await signedIn(app)), account: phone.account };
  await signInAgain(editor);
  await editor.ask(END_OTHERS);
  expect([await countMessages(accountId, 'ended'), await devicesOf(editor)]).toEqual([0, []]);
  await upkeepAt(new Date(TEST_NOW.getTime() + 29 * DAY_MS));
  await signInAgain(phone);
  expect(await renew(phone, question)).toEqual([{ id: device?.id, isCurrent: true }]);
  expect(await rowsOf(accountId)).toEqual([{ id: device?.id, sessionId: await sessionAt(phone) }]);
  expect(await countMessages(accountId, 'again')).toBe(1);
});

test('a device goes with the row of its session, 30 days after that was ended', async () => {
  const member = await signedIn(app);
  await save(member, aSubscription());
  await endSessions(app.database.db, { accountId: member.account.id }, TEST_NOW);
  await upkeepAt(new Date(TEST_NOW.getTime() + 31 * DAY_MS));
  expect(await rowsOf(member.account.id)).toEqual([]);
});

test('a device that was switched off stays off after the next sign-in, and so does one that was signed out', async () => {
  const [off, out] = [await signedIn(app), await signedIn(app)];
  const questions = [aSubscription(), aSubscription()] as const;
  const [device] = await save(off, questions[0]);
  await save(out, questions[1]);
  await off.ask(REMOVE, { id: device?.id });
  await endSessions(app.database.db, { accountId: off.account.id }, TEST_NOW);
  await out.browser.request({ method: 'POST', url: '/logout', payload: {} });
  await signInAgain(off);
  await signInAgain(out);
  expect([await renew(off, questions[0]), await renew(out, questions[1])]).toEqual([[], []]);
  expect([await rowsOf(off.account.id), await rowsOf(out.account.id)]).toEqual([[], []]);
});

test.each([
  ['that holds', TEST_NOW],
  ['that ran out', new Date(TEST_NOW.getTime() - DAY_MS)],
])('a member who signs in over a session of another %s gets nothing of theirs', async (_how, idleUntil) => {
  const [first, second] = [await signedIn(app), await signedIn(app)];
  const question = aSubscription();
  await save(first, question);
  await updateSessionTimes(app.database.db, await sessionAt(first), {
    seenAt: TEST_NOW,
    idleUntil: idleUntil < TEST_NOW ? idleUntil : new Date(TEST_NOW.getTime() + DAY_MS),
  });
  expect(await countMessages(first.account.id, 'before')).toBe(1);
  const { errors } = await logIn(first.browser, second.account.email);
  expect(errors).toBeUndefined();
  expect(await countMessages(first.account.id, 'after')).toBe(0);
  // The page of the second member submits the address: it is removed, since they did not switch push on.
  const seated = { ...second, browser: first.browser, ask: first.ask };
  expect(await renew(seated, question)).toEqual([]);
  expect([await rowsOf(first.account.id), await rowsOf(second.account.id)]).toEqual([[], []]);
  await save(seated, question);
  expect(await rowsOf(second.account.id)).toHaveLength(1);
});

test('logging out on a page whose session ran out ends push as well', async () => {
  const member = await signedIn(app);
  await save(member, aSubscription());
  const yesterday = new Date(TEST_NOW.getTime() - DAY_MS);
  await updateSessionTimes(app.database.db, await sessionAt(member), { seenAt: yesterday, idleUntil: yesterday });
  expect(await countMessages(member.account.id, 'ran out')).toBe(1);
  await member.browser.request({ method: 'POST', url: '/logout', payload: {} });
  expect(await rowsOf(member.account.id)).toEqual([]);
});

test('of more than ten devices those go first whose session was ended, however young', async () => {
  const member = await signedIn(app);
  const { db } = app.database;
  const accountId = member.account.id;
  const ended = await openSession(app, accountId);
  const { id } = await aPushDevice(db, { accountId, sessionId: ended.sessionId, createdAt: TEST_NOW });
  const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
  const live: number[] = [];
  for (let days = 1; days <= 9; days++) {
    const { sessionId } = await openSession(app, accountId);
    live.push((await aPushDevice(db, { accountId, sessionId, createdAt: daysAgo(days) })).id);
  }
  await endSessions(db, { accountId, only: ended.sessionId }, TEST_NOW);
  await save(member, aSubscription());
  const stored = (await rowsOf(accountId)).map((row) => row.id);
  expect(stored).toHaveLength(10);
  expect(stored).not.toContain(id);
  expect(stored).toEqual(expect.arrayContaining(live));
});
