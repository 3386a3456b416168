import { useState } from 'react';
import { pushAccount } from '#capabilities/push/ui/push-flag.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import { postRest } from '#kit/graphql/rest.ts';
import { clearDrafts } from './browser-drafts.ts';

/**
 * Handles a click on "Logout": ends the session, deletes what this browser stored for it, and loads the page anew. If the server does
 * not confirm the end of the session, nothing changes.
 *
 * @source docs/reference/workspace.md, "Logout"
 */
export function useLogout(): { logOut: () => void; isLeaving: boolean } {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    try {
      await postRest('/logout', {});
      clearDrafts();
      if (pushAccount() !== null) await endPush();
      window.location.reload();
    } catch (error) {
      setIsLeaving(false);
      reportFailure(error);
      toasts.show('error', 'sign-in', { text: 'header.logoutFailed' });
    }
  };
  return { logOut: () => void (isLeaving || leave()), isLeaving };
}

/** Ends push for the next user of this browser; the server deleted the device with the session already. */
async function endPush(): Promise<void> {
  try {
    const { forgetPushHere } = await import('#capabilities/push/ui/push-here.ts');
    await forgetPushHere();
  } catch (error) {
    reportFailure(error);
  }
}
