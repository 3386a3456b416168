import { validLinkOrNull } from '#capabilities/accounts/ui/valid-link.ts';
import { OpenedInvitationDocument, type OpenedInvitationQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** An invitation; null for an invalid link. */
export type Invitation = OpenedInvitationQuery['openedInvitation'] | null;

/** Reads the invitation of a mail's link; nothing changes by it. @param id secret of the link */
export async function loadInvitation(id: string): Promise<Invitation> {
  return (await validLinkOrNull(execute(OpenedInvitationDocument, { id })))?.openedInvitation ?? null;
}
