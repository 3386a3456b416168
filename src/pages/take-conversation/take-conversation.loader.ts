import { OpenedConversationDocument, type OpenedConversationQuery } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What a link to take a conversation over says; null for one that does not hold. */
export type ConversationLink = OpenedConversationQuery['openedConversation'] | null;

/** Reads what the link of a mail leads to; nothing changes by it. @param id secret of the link */
export async function loadConversationLink(id: string): Promise<ConversationLink> {
  try {
    return (await execute(OpenedConversationDocument, { id })).openedConversation;
  } catch (error) {
    if (error instanceof AppError && error.messageId === 'error.token.invalid') return null;
    throw error;
  }
}
