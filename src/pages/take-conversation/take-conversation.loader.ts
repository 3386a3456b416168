import { OpenedConversationDocument, type OpenedConversationQuery } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What a link says; null for one that does not hold. */
export type LinkedConversation = OpenedConversationQuery['openedConversation'] | null;

/** Reads what a mail's link says; nothing changes by it. @param id secret of the link */
export async function loadConversation(id: string): Promise<LinkedConversation> {
  try {
    return (await execute(OpenedConversationDocument, { id })).openedConversation;
  } catch (error) {
    if (error instanceof AppError && error.messageId === 'error.token.invalid') return null;
    throw error;
  }
}
