import type { PersonalRecords } from '#platform/context/personal-records.ts';
import { claimOfVisitor } from './claim.service.ts';
import { listActsAbout, listAllConversations, updateToNameless } from './conversation-records.queries.ts';

/** What is kept of people who write one another. */
export const CONVERSATION_RECORDS: PersonalRecords = {
  claim: claimOfVisitor,
  export: async (db, { accountId }) => {
    const { blocked, reports } = await listActsAbout(db, accountId);
    const conversations = await listAllConversations(db, accountId);
    return { conversations, blockedPeople: blocked, conversationReports: reports };
  },
  erase: updateToNameless,
};
