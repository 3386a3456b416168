import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aConversation, aConversationReport } from '#tests/factories/conversation.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { farIds, MARK, type MemberMarks } from '#tests/properties/member-marks.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

/** Rows that conversations stores for a member. */
export const marks: MemberMarks = {
  rows: [
    ['conversation', 'from_account_id'],
    ['conversation_participant', 'account_id'],
    ['message', 'from_account_id'],
    ['message_attachment', 'account_id'],
    ['blocked_person', 'account_id'],
    ['conversation_report', 'account_id'],
  ],
  make: async ({ database }, { id }) => {
    const { db } = database;
    await farIds(db, ['conversation', 'message', 'message_attachment', 'conversation_report'], 700_201);
    const { id: ownerId } = await anAccount(database, { email: `owner-of-${MARK.length}@example.ch` });
    const { activeOfferId } = await anOwnOffer(db, ownerId, { status: OfferStatus.Published });
    const { conversationId, messageId } = await aConversation(db, {
      ...{ activeOfferId: activeOfferId ?? 0, fromAccountId: id, toAccountId: ownerId, text: `${MARK} message` },
    });
    const marked = { objectTitle: MARK, visitorId: MARK, fromPhone: MARK };
    await db.updateTable('conversation').set(marked).where('id', '=', conversationId).execute();
    const file = { kind: 'pdf', name: MARK, bytes: 1, file: MARK, createdAt: TEST_NOW };
    await db
      .insertInto('messageAttachment')
      .values({ ...file, accountId: id, messageId })
      .execute();
    const block = { accountId: id, personKey: `address:${MARK}@example.ch`, blockedAt: TEST_NOW };
    await db.insertInto('blockedPerson').values(block).execute();
    await aConversationReport(db, { conversationId, accountId: id, description: MARK });
    return undefined;
  },
};
