import type { PersonalRecords } from '#platform/context/personal-records.ts';
import {
  anonymizeConversations,
  listActsAbout,
  listAllConversations,
} from './conversation/conversation-records.queries.ts';
import { takeOverVisitorConversations } from './takeover/takeover.service.ts';

/** Personal records of conversations. */
export const CONVERSATION_RECORDS: PersonalRecords = {
  adopt: takeOverVisitorConversations,
  export: async (db, { accountId }) => {
    const { blocked, reports } = await listActsAbout(db, accountId);
    const conversations = await listAllConversations(db, accountId);
    return { conversations, blockedPeople: blocked, conversationReports: reports };
  },
  erase: anonymizeConversations,
};
