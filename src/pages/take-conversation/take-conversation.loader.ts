import { heldOrNull } from '#capabilities/accounts/ui/held-or-null.ts';
import { OpenedConversationDocument, type OpenedConversationQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What a link says; null for one that does not hold. */
export type LinkedConversation = OpenedConversationQuery['openedConversation'] | null;

/** Reads what a mail's link says; nothing changes by it. @param id secret of the link */
export async function loadConversation(id: string): Promise<LinkedConversation> {
  return (await heldOrNull(execute(OpenedConversationDocument, { id })))?.openedConversation ?? null;
}
