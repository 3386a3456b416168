import {
  lockConversation,
  type NewConversation,
  openConversationRow,
  saveLatestMessage,
} from '#capabilities/conversations/server/conversation/conversation-row.queries.ts';
import { insertMessage } from '#capabilities/conversations/server/live/writing.queries.ts';
import { insertConversationReport } from '#capabilities/conversations/server/moderation/moderation.queries.ts';
import type { Db } from '#platform/db/db.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

const NO_PERSON: NewConversation['asker'] = {
  ...{ accountId: null, visitorId: null, email: null, emailKey: null },
  ...{ firstName: null, lastName: null, phone: null, locale: 'de' },
};

const begin = (db: Db, facts: Pick<NewConversation, 'activeOfferId' | 'asker' | 'toAccountId' | 'toAddress'>) =>
  openConversationRow(db, {
    ...{
      objectTitle: 'Helle Wohnung',
      agencyId: null,
      subObjectId: null,
      subObjectType: null,
      now: TEST_NOW,
      ...facts,
    },
  });

/** A conversation of two members with one unread message. */
export async function aConversation(
  db: Db,
  facts: { activeOfferId: number; fromAccountId: number; toAccountId: number; text?: string; at?: Date },
): Promise<{ conversationId: number; messageId: number }> {
  const { activeOfferId, toAccountId, fromAccountId: accountId } = facts;
  const { id } = await begin(db, { activeOfferId, toAccountId, toAddress: null, asker: { ...NO_PERSON, accountId } });
  const { text = 'Is it still free?', at = TEST_NOW } = facts;
  return { conversationId: id, messageId: await aMessage(db, id, { text, at }) };
}

/** A message in a conversation of two members. Returns its id. */
export async function aMessage(
  db: Db,
  conversationId: number,
  { isAnswer = false, isHeld = false, text = 'Is it still free?', at = TEST_NOW } = {},
): Promise<number> {
  const conversation = await lockConversation(db, conversationId);
  if (!conversation) throw new Error('There is no such conversation.');
  const { fromUserId, toUserId } = conversation;
  const [from, to] = isAnswer ? [toUserId, fromUserId] : [fromUserId, toUserId];
  const message = await insertMessage(db, {
    ...{ conversationId, isAnswer, isHeld, text, fromAccountId: from, toAccountId: to, agencyId: null, signs: [] },
    ...{ senderKey: `account:${from}`, key: null, now: at },
  });
  const latest = { conversationId, text, at };
  if (from !== null) await saveLatestMessage(db, { ...latest, accountId: from, unread: 0 });
  if (to !== null && !isHeld) await saveLatestMessage(db, { ...latest, accountId: to, unread: 1 });
  return message?.id ?? 0;
}

/** A message of a visitor with an address to an agency outside. Returns the conversation's id. */
export async function aVisitorConversation(
  db: Db,
  { activeOfferId, email }: { activeOfferId: number; email: string },
): Promise<number> {
  const asker = { ...NO_PERSON, visitorId: `visitor of ${email}`, email, emailKey: email, firstName: 'Vera' };
  const { id } = await begin(db, { activeOfferId, toAccountId: null, toAddress: 'post@agency.example', asker });
  const message = { conversationId: id, isAnswer: false, isHeld: false, text: 'Is it still free?' };
  const noPerson = { fromAccountId: null, toAccountId: null, agencyId: null, signs: [] };
  await insertMessage(db, { ...message, ...noPerson, senderKey: `visitor:${email}`, key: null, now: TEST_NOW });
  return id;
}

/** A report of a conversation to moderators. Returns its id. */
export async function aConversationReport(
  db: Db,
  { conversationId, accountId, description = '' }: { conversationId: number; accountId: number; description?: string },
): Promise<number> {
  await insertConversationReport(db, { conversationId, accountId, reason: 'fraud', description, now: TEST_NOW });
  const { id } = await db
    .selectFrom('conversationReport')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return id;
}
