import { afterAll, beforeAll, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { moveCopy } from '#capabilities/offers/server/public-copy.service.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anAdvertiser, boxOf, OPEN, write } from '#tests/support/scenes/correspondence.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Counts {
  profile: { unreadMessages: number };
  conversations: { unreadCount: number; data: { unreadCount: number }[] };
}

/** Unread counts: of the menu and the tab, of the page of messages, and the sum of its rows. */
async function countsOf({ ask }: SignedIn): Promise<number[]> {
  const { profile, conversations } = await ask<Counts>(
    '{ profile { unreadMessages } conversations { unreadCount data { unreadCount } } }',
  );
  const inRows = conversations.data.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  return [profile.unreadMessages, conversations.unreadCount, inRows];
}

test('unread messages are one number in menu, tab and list: as messages come, are read, and go to the archive and back', async () => {
  const [owner, one, other] = [await anAdvertiser(app), await signedIn(app), await signedIn(app)];
  const { conversationId: id, id: messageId } = await write(one, owner.homeId, 'One');
  await write(one, owner.homeId, 'Two');
  const { conversationId: otherId } = await write(other, owner.homeId, 'Three');
  expect(await countsOf(owner)).toEqual([3, 3, 3]);
  await owner.ask('mutation ($ids: [Int!]!) { markMessageAsRead(messageIds: $ids) { id } }', { ids: [messageId] });
  expect(await countsOf(owner)).toEqual([2, 2, 2]);
  const move =
    'mutation ($id: Int!, $status: Int!) { updateConversationStatus(conversationId: $id, status: $status) { id } }';
  await owner.ask(move, { id, status: 99 });
  expect(await countsOf(owner)).toEqual([1, 1, 1]);
  expect(await boxOf(owner, { conversationStatus: 99 })).toMatchObject({ unreadCount: 1, data: [{ unreadCount: 1 }] });
  await owner.ask(move, { id, status: 2 });
  expect(await countsOf(owner)).toEqual([2, 2, 2]);
  await owner.ask(move, { id, status: 99 });
  // It leaves the archive with all messages that were unread there.
  await write(one, owner.homeId, 'Four');
  expect(await countsOf(owner)).toEqual([3, 3, 3]);
  for (const conversationId of [id, otherId]) await owner.ask(OPEN, { id: conversationId });
  expect(await countsOf(owner)).toEqual([0, 0, 0]);
  expect(await countsOf(one)).toEqual([0, 0, 0]);
});

test('beside a conversation is the home as it is by now: its price after a change, nothing while it is paused, and what it was called once it is gone', async () => {
  const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
  const { conversationId: id } = await write(enquirer, owner.homeId, 'Hello');
  const asked =
    'query ($id: Int!) { conversations(filter: { id: $id }) { data { objectTitle isClosed linkedObject { id price previousPrice status } } } }';
  const homeBeside = async (reader: SignedIn): Promise<unknown> =>
    (await reader.ask<{ conversations: { data: unknown[] } }>(asked, { id })).conversations.data[0];
  const move = (to: OfferStatus): Promise<void> =>
    app.database.db.transaction().execute((tx) => moveCopy(tx, owner.homeId, { to, now: TEST_NOW }));
  const setPrice = (price: number): Promise<unknown> =>
    app.database.db.updateTable('activeOffer').set({ price }).where('id', '=', owner.homeId).execute();
  await setPrice(2_400);
  await setPrice(2_200);
  const lowered = { id: owner.homeId, price: 2_200, previousPrice: 2_400, status: OfferStatus.Active };
  const [title, isClosed] = ['Helle Wohnung am See', false];
  for (const reader of [owner, enquirer])
    expect(await homeBeside(reader)).toEqual({ objectTitle: title, isClosed, linkedObject: lowered });
  await move(OfferStatus.Paused);
  // It is hidden, and the conversation goes on.
  for (const reader of [owner, enquirer])
    expect(await homeBeside(reader)).toEqual({ objectTitle: title, isClosed, linkedObject: null });
  await move(OfferStatus.Active);
  expect(await homeBeside(enquirer)).toMatchObject({ linkedObject: lowered });
  await move(OfferStatus.Sold);
  expect(await homeBeside(enquirer)).toEqual({ objectTitle: title, isClosed, linkedObject: null });
  await write(owner, owner.homeId, 'It is let.', { conversationId: id });
  expect(await boxOf(enquirer)).toMatchObject({ unreadCount: 1 });
});
