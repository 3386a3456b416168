import { makeTakeover } from '#capabilities/conversations/server/takeover/takeover.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aConversation, aConversationReport, aMessage, aVisitorConversation } from '#tests/factories/conversation.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import type { OperationCases, Scene, Target } from '#tests/permissions/operation-cases.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

declare module '#tests/permissions/operation-cases.ts' {
  interface Target {
    /** A conversation of the target with another person. */
    conversationId: number;
    /** A message to the target in it. */
    messageId: number;
    /** A message of the target that waits for a moderator. */
    heldMessageId: number;
    /** A report of the conversation. */
    conversationReportId: number;
    /** Secret of a link by which the target takes a conversation over. */
    claimSecret: string;
  }
}

/** Calls of the operations of conversations, with their targets. */
export const cases: OperationCases = {
  missing: {
    conversationId: 999_999,
    messageId: 999_999,
    heldMessageId: 999_999,
    conversationReportId: 999_999,
    claimSecret: 'no-such-secret',
  },
  targets: [
    {
      gives: ['conversationId', 'messageId', 'heldMessageId', 'conversationReportId', 'claimSecret'],
      make: correspondence,
    },
  ],
  calls: {
    conversations: ({ conversationId }) => `{ conversations(filter: { id: ${conversationId} }) { totalRecords } }`,
    'mutation.conversations': ({ conversationId }) =>
      `mutation { conversations(filter: { id: ${conversationId} }) { totalRecords } }`,
    openConversation: ({ conversationId }) => `mutation { openConversation(conversationId: ${conversationId}) { id } }`,
    createMessage: ({ offerId, conversationId }) =>
      `mutation { createMessage(objectId: ${offerId}, objectType: 100, text: "A", conversationId: ${conversationId}) { id } }`,
    markMessageAsRead: ({ messageId }) => `mutation { markMessageAsRead(messageIds: [${messageId}]) { id } }`,
    updateConversationStatus: ({ conversationId }) =>
      `mutation { updateConversationStatus(conversationId: ${conversationId}, status: 2) { id } }`,
    blockConversation: ({ conversationId }) =>
      `mutation { blockConversation(conversationId: ${conversationId}) { id } }`,
    unblockConversation: ({ conversationId }) =>
      `mutation { unblockConversation(conversationId: ${conversationId}) { id } }`,
    reportConversation: ({ conversationId }) =>
      `mutation { reportConversation(conversationId: ${conversationId}, reason: spam) }`,
    openedConversation: ({ claimSecret }) => `{ openedConversation(id: "${claimSecret}") { isForMe } }`,
    claimConversation: ({ claimSecret }) => `mutation { claimConversation(id: "${claimSecret}") { id } }`,
    removeAttachment: () => 'mutation { removeAttachment(id: 1) }',
    conversationReports: () => '{ conversationReports { totalRecords } }',
    heldMessages: () => '{ heldMessages { totalRecords } }',
    releaseMessage: ({ heldMessageId }) => `mutation { releaseMessage(id: ${heldMessageId}) }`,
    removeMessage: ({ heldMessageId }) => `mutation { removeMessage(id: ${heldMessageId}, reason: "Fraud") }`,
    decideConversationReport: ({ conversationReportId }) =>
      `mutation { decideConversationReport(id: ${conversationReportId}, decision: kept) { id } }`,
  },
};

/** Messages of others to a member, and messages that the member wrote as a visitor. */
async function correspondence({ app, subject, publicOfferId }: Scene): Promise<Partial<Target>> {
  const { db } = app.database;
  const { id: otherId } = await anAccount(app.database);
  const { activeOfferId: online } = await anOwnOffer(db, subject.id, { status: OfferStatus.Published });
  const activeOfferId = online ?? 0;
  const { conversationId, messageId } = await aConversation(db, {
    ...{ activeOfferId, fromAccountId: otherId, toAccountId: subject.id },
  });
  return {
    ...{ conversationId, messageId },
    heldMessageId: await aMessage(db, conversationId, { isAnswer: true, isHeld: true }),
    conversationReportId: await aConversationReport(db, { conversationId, accountId: otherId }),
    claimSecret: await makeTakeover(
      db,
      await aVisitorConversation(db, { activeOfferId: publicOfferId, ...subject }),
      TEST_NOW,
    ),
  };
}
