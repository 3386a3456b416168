import { validLinkOrNull } from '#capabilities/accounts/ui/valid-link.ts';
import { OpenedConversationDocument, type OpenedConversationQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** The conversation of a link; null for an invalid link. */
export type LinkedConversation = OpenedConversationQuery['openedConversation'] | null;

/** Reads the conversation of a mail's link; nothing changes by it. @param id secret of the link */
export async function loadConversation(id: string): Promise<LinkedConversation> {
  return (await validLinkOrNull(execute(OpenedConversationDocument, { id })))?.openedConversation ?? null;
}
