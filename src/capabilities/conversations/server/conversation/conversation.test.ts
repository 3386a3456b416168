// engines: both
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { moveCopy } from '#capabilities/offers/server/public-copy.service.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import {
  anAdvertiser,
  aWritingVisitor,
  boxOf,
  CREATE,
  OPEN,
  threadOf,
  write,
} from '#tests/support/scenes/correspondence.ts';

const MARK = 'mutation ($ids: [Int!]!) { markMessageAsRead(messageIds: $ids) { id status } }';
const MOVE = `mutation ($id: Int!, $status: Int!) {
  updateConversationStatus(conversationId: $id, status: $status) { conversationStatus } }`;
const UNREAD = '{ profile { unreadMessages } }';
const HELLO = 'Is the home still free?';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ limited: true });
});
afterAll(() => app.close());

const leave = (id: number, to: OfferStatus): Promise<void> =>
  app.database.db.transaction().execute((tx) => moveCopy(tx, id, { to, now: TEST_NOW }));
const barAccount = (id: number, status: number): Promise<unknown> =>
  app.database.db.updateTable('account').set({ status }).where('id', '=', id).execute();

describe('a message', () => {
  test('goes to who advertises, is read, and is answered', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app, { phone: '41 79 111 22 33' })];
    const sent = await write(enquirer, owner.homeId, `  ${HELLO}\r\nThank\u0007 you  `, { phone: '079 555 00 11' });
    expect(sent).toMatchObject({ status: 10, messageText: `${HELLO}\nThank you`, isMine: true, isBeingChecked: false });
    expect(await boxOf(owner)).toMatchObject({ totalRecords: 1, unreadCount: 1 });
    expect(await owner.ask(UNREAD)).toEqual({ profile: { unreadMessages: 1 } });
    const received = await threadOf(owner, sent.conversationId);
    expect(received).toMatchObject({
      objectId: owner.homeId,
      unreadCount: 1,
      isClosed: false,
      linkedObject: { id: owner.homeId },
    });
    expect(received.messages).toMatchObject([{ id: sent.id, isMine: false, status: 10 }]);
    const opened = await owner.ask(OPEN, { id: sent.conversationId });
    expect(opened).toEqual({ openConversation: { unreadCount: 0 } });
    expect(await boxOf(owner)).toMatchObject({ unreadCount: 0 });
    expect((await threadOf(enquirer, sent.conversationId)).messages).toMatchObject([{ status: 70, isMine: true }]);
    await write(owner, owner.homeId, 'It is.', { conversationId: sent.conversationId });
    expect(await boxOf(enquirer)).toMatchObject({
      unreadCount: 1,
      data: [{ lastMessageText: 'It is.', unreadCount: 1 }],
    });
    expect((await threadOf(enquirer, sent.conversationId)).messages.map(({ isMine }) => isMine)).toEqual([true, false]);
  });

  test('of one sender about one home is one conversation; the id of the owner’s record means the same home', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const first = await write(enquirer, owner.homeId, HELLO);
    const second = await write(enquirer, owner.ownOfferId, 'And the parking?', { objectType: 99 });
    expect(second.conversationId).toBe(first.conversationId);
    expect(await boxOf(owner)).toMatchObject({ totalRecords: 1, unreadCount: 2 });
  });

  test('is sent once, however often it is tapped', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const more = { key: 'tapped-in-a-hurry' };
    const sent = await Promise.all(Array.from({ length: 12 }, () => write(enquirer, owner.homeId, HELLO, more)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await boxOf(owner)).toMatchObject({ unreadCount: 1 });
    // The key belongs to its sender: another sender's is another message.
    expect((await write(await signedIn(app), owner.homeId, HELLO, more)).id).not.toBe(sent[0]?.id);
    const visitor = aWritingVisitor(app);
    const [one, other] = [
      await visitor.write(owner.homeId, HELLO, more),
      await visitor.write(owner.homeId, HELLO, more),
    ];
    expect(one.errors).toBeUndefined();
    expect(other.data).toEqual(one.data);
  });

  test('abuse 28: names neither receiver nor writer', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    for (const field of ['toUser', 'fromUser', 'agentId', 'userId'])
      expect(
        await enquirer.refusal(
          `mutation { createMessage(objectId: ${owner.homeId}, objectType: 100, text: "a", ${field}: 1) { id } }`,
        ),
        field,
      ).toMatch(/^400/);
    // An address and a name that a member sends are ignored.
    const sent = await write(enquirer, owner.homeId, HELLO, { email: 'other@example.ch', firstName: 'Other' });
    expect(sent.fromUser).toMatchObject({ id: enquirer.account.id, displayName: `Anna ${enquirer.account.lastName}` });
    expect((await threadOf(owner, sent.conversationId)).partner).toMatchObject({
      id: enquirer.account.id,
      email: null,
    });
  });

  test('abuse 29: about a hidden home, or about an own one, is refused', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const variables = { objectId: owner.homeId, text: HELLO };
    expect(await owner.refusal(CREATE, variables)).toBe('409 error.status.transition');
    for (const status of [
      OfferStatus.Suspended,
      OfferStatus.Paused,
      OfferStatus.HiddenPermanently,
      OfferStatus.Historical,
    ]) {
      await leave(owner.homeId, status);
      expect(await enquirer.refusal(CREATE, variables), String(status)).toBe('404 error.notFound');
    }
    expect(await enquirer.refusal(CREATE, { objectId: 999_999, text: HELLO })).toBe('404 error.notFound');
    for (const objectType of [2, 3, 101, 1, 7])
      expect(await enquirer.refusal(CREATE, { ...variables, objectType })).toBe('400 error.validation');
    expect(await enquirer.refusal(CREATE, { ...variables, text: ' \n ' })).toBe('400 error.validation');
    expect(await enquirer.refusal(CREATE, { ...variables, text: 'a'.repeat(4_001) })).toBe('400 error.validation');
  });

  test('about a listing of a feed needs an address that its agency gave, and the listing says so beforehand', async () => {
    const { db } = app.database;
    const [reachable, silent, closed] = [
      await anActiveOffer(db, { contactEmail: 'anfrage@agentur.example' }),
      await anActiveOffer(db),
      await anActiveOffer(db, { contactEmail: 'anfrage@agentur.example', displayContactForm: false }),
    ];
    const asked = 'query ($id: Int!) { offer(id: $id) { contactInfo { displayContactForm } } }';
    const enquirer = await signedIn(app);
    for (const [id, can] of [
      [reachable, true],
      [silent, false],
      [closed, false],
    ] as const) {
      expect(await enquirer.ask(asked, { id })).toEqual({ offer: { contactInfo: { displayContactForm: can } } });
      expect(await enquirer.refusal(CREATE, { objectId: id, text: HELLO })).toBe(
        can ? null : '409 error.conversation.unreachable',
      );
    }
  });
});

describe('a member’s own view', () => {
  test('abuse 30: marks messages to the member alone, all or none', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const [first, second] = [await write(enquirer, owner.homeId, HELLO), await write(enquirer, owner.homeId, 'Hello?')];
    for (const ids of [[first.id, 999_999], [], Array.from({ length: 101 }, (_, index) => index + 1)])
      expect(await owner.refusal(MARK, { ids }), String(ids.length)).toMatch(ids.length === 2 ? /^404/ : /^400/);
    expect(await enquirer.refusal(MARK, { ids: [first.id] })).toBe('404 error.notFound');
    expect(await boxOf(owner)).toMatchObject({ unreadCount: 2 });
    for (let again = 0; again < 2; again++)
      expect(await owner.ask(MARK, { ids: [first.id, first.id] })).toEqual({
        markMessageAsRead: [{ id: first.id, status: 70 }],
      });
    expect(await boxOf(owner)).toMatchObject({ unreadCount: 1, data: [{ unreadCount: 1 }] });
    await owner.ask(MARK, { ids: [first.id, second.id] });
    expect(await boxOf(owner)).toMatchObject({ unreadCount: 0 });
  });

  test('abuse 31: sorts conversations into private boxes; a new message leaves the archive', async () => {
    const [owner, enquirer, stranger] = [await anAdvertiser(app), await signedIn(app), await signedIn(app)];
    const { conversationId: id } = await write(enquirer, owner.homeId, HELLO);
    expect(await stranger.refusal(MOVE, { id, status: 2 })).toBe('404 error.notFound');
    expect(await owner.refusal(MOVE, { id, status: 7 })).toMatch(/^400/);
    await owner.ask(MOVE, { id, status: 2 });
    expect([(await boxOf(owner)).totalRecords, (await boxOf(owner, { conversationStatus: 2 })).totalRecords]).toEqual([
      1, 1,
    ]);
    for (let again = 0; again < 2; again++) await owner.ask(MOVE, { id, status: 99 });
    expect([(await boxOf(owner)).totalRecords, (await boxOf(owner, { conversationStatus: 99 })).totalRecords]).toEqual([
      0, 1,
    ]);
    expect((await boxOf(enquirer)).data).toMatchObject([{ conversationStatus: 1 }]);
    await write(enquirer, owner.homeId, 'Hello?');
    expect((await boxOf(owner)).data).toMatchObject([{ conversationStatus: 1, unreadCount: 2 }]);
  });

  test('is searched by words of messages, names that may be known, and what the home is called', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app, { lastName: 'Zwicky' })];
    await write(enquirer, owner.homeId, 'Gibt es einen Veloraum?');
    await write(await signedIn(app), owner.homeId, HELLO);
    const found = async (member: typeof enquirer, text: string) => (await boxOf(member, { text })).totalRecords;
    expect(
      await Promise.all(['velor', 'zwick', 'Helle Wohnung', '%', 'nothing', "it's"].map((text) => found(owner, text))),
    ).toEqual([1, 1, 2, 0, 0, 0]);
    // The last name of the advertiser is neither shown nor found.
    expect(await Promise.all(['otto', 'inserent'].map((text) => found(enquirer, text)))).toEqual([1, 0]);
  });

  test('reads a conversation in pages, before and after an id', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const { conversationId: id } = await write(enquirer, owner.homeId, '0');
    for (let number = 1; number < 9; number++) await write(owner, owner.homeId, String(number), { conversationId: id });
    const textsOf = async (page: object) =>
      (await threadOf(enquirer, id, page)).messages.map(({ messageText }) => messageText);
    const [first] = (await threadOf(enquirer, id, { limit: 3 })).messages;
    expect(await textsOf({ limit: 3 })).toEqual(['6', '7', '8']);
    expect(await textsOf({ limit: 3, before: first?.id })).toEqual(['3', '4', '5']);
    expect(await textsOf({ limit: 2, after: first?.id })).toEqual(['7', '8']);
    await expect(textsOf({ limit: 51 })).rejects.toThrow('error.validation');
  });

  test('abuse 50: a partner who is suspended or gone leaves the thread to be read, and closes it', async () => {
    for (const status of [AccountStatus.Inactive, AccountStatus.Removed]) {
      const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
      const { conversationId } = await write(enquirer, owner.homeId, HELLO);
      await barAccount(owner.account.id, status);
      expect(await threadOf(enquirer, conversationId)).toMatchObject({
        isClosed: true,
        messages: [{ messageText: HELLO }],
      });
      const variables = { objectId: owner.homeId, text: HELLO, conversationId };
      expect(await enquirer.refusal(CREATE, variables)).toBe('409 error.conversation.closed');
      expect(await owner.refusal(CREATE, variables)).toBe('403 error.auth.suspended');
    }
  });

  test('abuse 67: names no address or number of the advertiser, and a home only while it is public', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const { conversationId } = await write(enquirer, owner.homeId, HELLO);
    await write(owner, owner.homeId, 'Yes.', { conversationId });
    const hidden = { id: owner.account.id, displayName: 'Otto', lastName: null, email: null, phone: null };
    const before = await threadOf(enquirer, conversationId);
    expect(before).toMatchObject({
      partner: hidden,
      linkedObject: { id: owner.homeId },
      messages: [{ toUser: hidden }, { fromUser: hidden }],
    });
    await leave(owner.homeId, OfferStatus.Suspended);
    expect(await threadOf(enquirer, conversationId)).toMatchObject({
      linkedObject: null,
      objectTitle: 'Helle Wohnung am See',
    });
  });

  test('abuse 62: shows a script as the text it is', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const text = '<script>alert(1)</script> & "more"';
    const { conversationId } = await write(enquirer, owner.homeId, text);
    expect((await threadOf(owner, conversationId)).messages).toMatchObject([{ messageText: text }]);
  });
});

test('a list of conversations needs as many statements as one of them', async () => {
  const owner = await anAdvertiser(app);
  const statementsOf = async (): Promise<number> => {
    app.database.takeStatements();
    await boxOf(owner);
    return app.database.takeStatements().length;
  };
  await write(await signedIn(app), owner.homeId, HELLO);
  await boxOf(owner);
  const one = await statementsOf();
  for (let more = 0; more < 4; more++) await write(await signedIn(app), owner.homeId, HELLO);
  expect([(await boxOf(owner)).data.length, await statementsOf()]).toEqual([5, one]);
});
