// engines: both
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homesAlerted } from '#capabilities/alerts/server/saved/alert.events.ts';
import {
  conversationRead,
  messageRemoved,
  messageStored,
} from '#capabilities/conversations/server/conversation/conversation.events.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { announce } from '#platform/events/event.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { aBrowser, refusalOf } from '#tests/support/product/browser-session.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { listening, openSocket } from '#tests/support/product/sockets.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { PERSONAL_RECORDS } from '../../../product/modules.ts';
import { NOTIFICATION_JOBS } from './notification.jobs.ts';

let app: TestApp;
let address: string;
let writer: SignedIn;
let reader: SignedIn;

beforeAll(async () => {
  app = await testApp();
  address = await listening(app);
  writer = await signedIn(app, { firstName: 'Lena', lastName: 'Keller' });
  reader = await signedIn(app);
});
afterAll(() => app.close());

const BELL = `query ($pageNumber: Int, $pageSize: Int) {
  notifications(pageNumber: $pageNumber, pageSize: $pageSize) {
    totalRecords unseenCount
    data { activityId type seen messageText data { fullName conversationId count alertId name } }
  }
}`;
const SEEN =
  'mutation ($roomId: String, $activityId: String!) { messageSeen(roomId: $roomId, activityId: $activityId) }';

interface Bell {
  notifications: { totalRecords: number; unseenCount: number; data: { activityId: string; seen: boolean }[] };
}

const bellOf = (who: SignedIn, asked = {}) => who.ask<Bell>(BELL, asked).then(({ notifications }) => notifications);

/** A conversation about a home, from the writer to an account. */
async function aConversation(toAccountId: number): Promise<number> {
  const { db } = app.database;
  const { id } = await db
    .insertInto('conversation')
    .values({
      activeOfferId: await anActiveOffer(db),
      objectTitle: 'Home',
      fromAccountId: writer.account.id,
      fromLocale: 'en',
      toAccountId,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A message in it, with its notification emitted. */
async function aMessage(conversationId: number, to: SignedIn, text = 'Is it still free?'): Promise<number> {
  const { db } = app.database;
  const { id } = await db
    .insertInto('message')
    .values({
      conversationId,
      isAnswer: false,
      fromAccountId: writer.account.id,
      toAccountId: to.account.id,
      messageText: text,
      senderKey: `account:${writer.account.id}`,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => announce(tx, messageStored, { messageId: id }));
  await doJobs(app);
  return id;
}

test('a message is in the bell and in open browsers, once for repeated events', async () => {
  const conversationId = await aConversation(reader.account.id);
  const { received, socket } = await openSocket(address, reader.browser);
  const id = await aMessage(conversationId, reader, `${'long '.repeat(60)}`);
  await app.database.db.transaction().execute((tx) => announce(tx, messageStored, { messageId: id }));
  await doJobs(app);
  const bell = await bellOf(reader);
  const shownEntry = { activityId: `message:${id}`, type: 0, seen: false, messageText: 'long '.repeat(40) };
  expect(bell).toEqual({
    totalRecords: 1,
    unseenCount: 1,
    data: [
      { ...shownEntry, data: { fullName: 'Lena Keller', conversationId, count: null, alertId: null, name: null } },
    ],
  });
  expect(await received(1)).toEqual([
    ['new message', [expect.objectContaining({ ...shownEntry, data: { fullName: 'Lena Keller', conversationId } })]],
  ]);
  expect((await bellOf(writer)).totalRecords).toBe(0);
  socket.close();
});

test('a message that was read in its conversation is seen in every browser; one that a moderator removed is gone', async () => {
  const member = await signedIn(app);
  const conversationId = await aConversation(member.account.id);
  const [read, removed] = [await aMessage(conversationId, member), await aMessage(conversationId, member)];
  const { received, socket } = await openSocket(address, member.browser);
  const { db } = app.database;
  await db.updateTable('message').set({ status: 70 }).where('id', '=', read).execute();
  await db.transaction().execute(async (tx) => {
    await announce(tx, conversationRead, { conversationId, accountId: member.account.id });
    await announce(tx, messageRemoved, { messageId: removed });
  });
  await doJobs(app);
  expect(await received(2)).toEqual([
    ['remove message', [{ activityId: `message:${removed}` }]],
    ['patch message', [{ activityId: `message:${read}`, seen: true }]],
  ]);
  expect(await bellOf(member)).toMatchObject({ unseenCount: 0, data: [{ activityId: `message:${read}`, seen: true }] });
  socket.close();
});

test('messageSeen marks own notifications once, is idempotent, and knows no other room', async () => {
  const member = await signedIn(app);
  const id = await aMessage(await aConversation(member.account.id), member);
  const activityId = `message:${id}`;
  expect(await writer.refusal(SEEN, { activityId })).toBe('404 error.notFound');
  expect(await member.refusal(SEEN, { activityId, roomId: String(writer.account.id) })).toBe('404 error.notFound');
  expect(await member.refusal(SEEN, { activityId: 'message:0' })).toBe('404 error.notFound');
  expect((await bellOf(member)).unseenCount).toBe(1);
  for (const roomId of [null, String(member.account.id)]) await member.ask(SEEN, { activityId, roomId });
  expect((await bellOf(member)).unseenCount).toBe(0);
});

/** An alert of a visitor, with homes that it found. */
async function anAlertOf(visitorId: string): Promise<number> {
  const { db } = app.database;
  const { id } = await db
    .insertInto('alert')
    .values({
      visitorId,
      name: 'By the lake',
      notification: 3,
      filter: '{}',
      locale: 'en',
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
      openedAt: new Date(TEST_NOW.getTime() - 1_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function findsHome(alertId: number): Promise<void> {
  const { db } = app.database;
  const found = {
    alertId,
    activeOfferId: await anActiveOffer(db),
    reason: 1,
    happenedAt: TEST_NOW,
    matchedAt: TEST_NOW,
  };
  await db.insertInto('alertMatch').values(found).execute();
  await db.transaction().execute((tx) => announce(tx, homesAlerted, { alertIds: [alertId] }));
  await doJobs(app);
}

test('abuse 36: a visitor gets their alert by the signed cookie; a guessed id opens nothing', async () => {
  const visitor = aBrowser(app);
  visitor.setCookie('__Host-visitor', app.services.secrets.sign('visitor', 'keeps-alerts'));
  const alertId = await anAlertOf('keeps-alerts');
  await findsHome(alertId);
  await findsHome(alertId);
  const { data: answered } = await visitor.run(BELL);
  const [shownEntry] = (answered as Bell).notifications.data;
  expect(answered).toMatchObject({
    notifications: { unseenCount: 1, data: [{ type: 3, data: { alertId, count: 2, name: 'By the lake' } }] },
  });
  const activityId = shownEntry?.activityId ?? '';
  const stranger = aBrowser(app);
  expect(refusalOf(await stranger.run(SEEN, { activityId, roomId: 'keeps-alerts' }))).toBe('404 error.notFound');
  stranger.setCookie('visitor_id', 'visitor:keeps-alerts');
  stranger.setCookie('__Host-visitor', app.services.secrets.sign('visitor', 'another'));
  expect(refusalOf(await stranger.run(SEEN, { activityId, roomId: 'keeps-alerts' }))).toBe('404 error.notFound');
  expect(refusalOf(await visitor.run(SEEN, { activityId, roomId: 'keeps-alerts' }))).toBeNull();
  await findsHome(alertId);
  expect(await visitor.run(BELL)).toMatchObject({ data: { notifications: { totalRecords: 2, unseenCount: 1 } } });
  const member = await signedIn(app);
  await app.database.db.transaction().execute(async (tx) => {
    for (const { adopt } of PERSONAL_RECORDS)
      await adopt?.(tx, { visitorId: 'keeps-alerts', accountId: member.account.id });
  });
  expect(await bellOf(member)).toMatchObject({ totalRecords: 2, unseenCount: 1 });
});

test('a page has twelve, at most fifty, the latest first; entries older than 90 days go at night', async () => {
  const member = await signedIn(app);
  const { db } = app.database;
  await sql`
    insert into notification (account_id, activity_id, type, data, created_at)
    select ${member.account.id}, 'suggestion:' || n, 1, '{"count": 2}', ${TEST_NOW}::timestamptz - n * interval '1 week'
    from generate_series(0, 14) as n`.execute(db);
  const page = await bellOf(member);
  expect(page.data.map(({ activityId }) => activityId)).toEqual(
    Array.from({ length: 12 }, (_, n) => `suggestion:${n}`),
  );
  expect((await bellOf(member, { pageNumber: 2 })).data).toHaveLength(3);
  expect(await member.refusal(BELL, { pageSize: 51 })).toBe('400 error.validation');
  await db.transaction().execute(async (tx) => {
    const ctx = backgroundContext({ db: tx, services: app.services, requestId: 'night', now: () => TEST_NOW });
    for (const { handle } of NOTIFICATION_JOBS) await handle(ctx, {});
  });
  expect((await bellOf(member)).totalRecords).toBe(13);
});
