import { OpenedInvitationDocument, type OpenedInvitationQuery } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What an invitation says; null for one that does not hold. */
export type Invitation = OpenedInvitationQuery['openedInvitation'] | null;

/** Reads the invitation of a mail's link; nothing changes by it. @param id secret of the link */
export async function loadInvitation(id: string): Promise<Invitation> {
  try {
    return (await execute(OpenedInvitationDocument, { id })).openedInvitation;
  } catch (error) {
    if (error instanceof AppError && error.messageId === 'error.token.invalid') return null;
    throw error;
  }
}
