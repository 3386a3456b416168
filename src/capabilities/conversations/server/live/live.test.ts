import { afterAll, beforeAll, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { signedIn } from '#tests/support/product/signed-in.ts';
import { listening, openSocket } from '#tests/support/product/sockets.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anAdvertiser, OPEN, write } from '#tests/support/scenes/correspondence.ts';

let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await testApp({ settings: { SOCKETS_PER_ADDRESS: '100' } });
  address = await listening(app);
});
afterAll(() => app.close());

test('abuse 34: a message by the socket is the actor’s, not that of the sender it names, with the checks of the operation', async () => {
  const [owner, enquirer, other] = [await anAdvertiser(app), await signedIn(app), await signedIn(app)];
  const [at, there] = [await openSocket(address, enquirer.browser), await openSocket(address, owner.browser)];
  const body = { objectId: owner.homeId, objectType: 100, text: 'Still available?', key: 'by-the-socket' };
  const claimed = { senderId: String(other.account.id), userId: String(other.account.id) };
  const answers = await Promise.all([1, 2].map(() => at.asks('new message', { body, ...claimed })));
  expect(answers[0]).toMatchObject({ data: { status: 10 } });
  expect(answers[1]).toEqual(answers[0]);
  const [row] = await app.database.db.selectFrom('message').select(['fromAccountId', 'toAccountId']).execute();
  expect(row).toEqual({ fromAccountId: enquirer.account.id, toAccountId: owner.account.id });
  await doJobs(app);
  expect(await there.received(1)).toMatchObject([['new message', [{ type: 0, messageText: 'Still available?' }]]]);
  for (const wrong of [undefined, null, 7, 'text', [], { body: 7 }, { body: { ...body, text: '' } }, { body: {} }])
    expect(await at.asks('new message', wrong)).toMatchObject({
      errors: [{ extensions: { messageId: 'error.validation' } }],
    });
  const own = { body: { ...body, key: 'to-themselves' } };
  expect((await there.asks('new message', own)).errors?.[0]?.extensions.messageId).toBe('error.status.transition');
  for (const { socket } of [at, there]) socket.close();
});

test('typing and reading are shown to the other participant only', async () => {
  const [owner, enquirer, stranger] = [await anAdvertiser(app), await signedIn(app), await signedIn(app)];
  const { conversationId } = await write(enquirer, owner.homeId, 'Still available?');
  await doJobs(app);
  const [asks, owns, looks] = await Promise.all(
    [enquirer, owner, stranger].map(({ browser }) => openSocket(address, browser)),
  );
  expect(await asks?.asks('typing', { conversationId })).toEqual({ data: null });
  expect(await owns?.received(1)).toEqual([['typing', { conversationId }]]);
  const refused = await looks?.asks('typing', { conversationId });
  expect(refused?.errors?.[0]?.extensions.messageId).toBe('error.notFound');
  await owner.ask(OPEN, { id: conversationId });
  await doJobs(app);
  expect(await asks?.received(1)).toEqual([['read', { conversationId }]]);
  await app.database.db
    .updateTable('conversation')
    .set({ closedAt: new Date() })
    .where('id', '=', conversationId)
    .execute();
  await asks?.asks('typing', { conversationId });
  expect((await owns?.received(3))?.map(([event]) => event)).toEqual(['typing', 'patch message']);
  expect(looks?.eventLog).toEqual([]);
  for (const open of [asks, owns, looks]) open?.socket.close();
});

test('both participants, and no others, receive the decision of a moderator who closes a conversation', async () => {
  const [owner, enquirer, stranger] = [await anAdvertiser(app), await signedIn(app), await signedIn(app)];
  const moderator = await signedIn(app, { rolesFlag: Role.Moderator });
  const { conversationId } = await write(enquirer, owner.homeId, 'Still available?');
  await owner.ask(`mutation ($id: Int!) { reportConversation(conversationId: $id, reason: fraud) }`, {
    id: conversationId,
  });
  const [owns, asks, looks] = await Promise.all(
    [owner, enquirer, stranger].map(({ browser }) => openSocket(address, browser)),
  );
  const { conversationReports } = await moderator.ask<{ conversationReports: { data: [{ id: number }] } }>(
    '{ conversationReports { data { id } } }',
  );
  const [{ id }] = conversationReports.data;
  const close = 'mutation ($id: Int!) { decideConversationReport(id: $id, decision: closed) { decision } }';
  for (let again = 0; again < 2; again++) await moderator.ask(close, { id });
  for (const open of [owns, asks]) expect(await open?.received(1)).toContainEqual(['closed', { conversationId }]);
  await doJobs(app);
  for (const open of [owns, asks]) expect(open?.eventLog.filter(([event]) => event === 'closed')).toHaveLength(1);
  expect(looks?.eventLog).toEqual([]);
  for (const open of [owns, asks, looks]) open?.socket.close();
});

test('both participants, and no others, receive a block at once, as well as its end unless the other one blocks too', async () => {
  const [owner, enquirer, stranger] = [await anAdvertiser(app), await signedIn(app), await signedIn(app)];
  const { conversationId: id } = await write(enquirer, owner.homeId, 'Still available?');
  await doJobs(app);
  const [owns, asks, looks] = await Promise.all(
    [owner, enquirer, stranger].map(({ browser }) => openSocket(address, browser)),
  );
  const block = 'mutation ($id: Int!) { blockConversation(conversationId: $id) { isClosed isBlocked } }';
  const unblock = 'mutation ($id: Int!) { unblockConversation(conversationId: $id) { isClosed } }';
  const expectedEvent = (event: string) => [event, { conversationId: id }];
  expect(await owner.ask(block, { id })).toEqual({ blockConversation: { isClosed: true, isBlocked: true } });
  for (const open of [owns, asks]) expect(await open?.received(1)).toEqual([expectedEvent('closed')]);
  // Repeating changes nothing, and a stranger's block is none.
  await owner.ask(block, { id });
  expect(await stranger.refusal(block, { id })).toBe('404 error.notFound');
  await enquirer.ask(block, { id });
  expect(await asks?.received(2)).toEqual([expectedEvent('closed'), expectedEvent('closed')]);
  // The enquirer's block stays: removing the other one opens nothing.
  expect(await owner.ask(unblock, { id })).toEqual({ unblockConversation: { isClosed: true } });
  expect(await enquirer.ask(unblock, { id })).toEqual({ unblockConversation: { isClosed: false } });
  for (const open of [owns, asks])
    expect(await open?.received(3)).toEqual([
      expectedEvent('closed'),
      expectedEvent('closed'),
      expectedEvent('reopened'),
    ]);
  expect(looks?.eventLog).toEqual([]);
  for (const open of [owns, asks, looks]) open?.socket.close();
});
