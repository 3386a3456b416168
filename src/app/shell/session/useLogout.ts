import { useState } from 'react';
import { pushAccount } from '#capabilities/push/ui/push-flag.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import { postRest } from '#kit/graphql/rest.ts';
import { clearDrafts } from './browser-drafts.ts';

/**
 * What a click on "Logout" does: the session ends, what this browser kept for it goes, and the page is loaded anew. If
 * the server does not say that the session has ended, everything stays.
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

/** Whoever sits here next is told nothing of this member's; the house forgot the device with the session already. */
async function endPush(): Promise<void> {
  try {
    const { forgetPushHere } = await import('#capabilities/push/ui/push-here.ts');
    await forgetPushHere();
  } catch (error) {
    reportFailure(error);
  }
}
